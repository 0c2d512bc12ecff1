extension FeedDate.Words {
    /// The names of the months, each with its number.
    ///
    /// No name is that of two months: where languages disagree, the one with more feeds has it.
    static var monthNames: [(name: Substring, number: Int)] {
        months.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { language in
            language.split(separator: " ").enumerated().flatMap { index, names in
                names.split(separator: ",").filter { $0 != "-" }.map { ($0, index + 1) }
            }
        }
    }

    // One line for each language: twelve months, each with its forms and abbreviations, in lower
    // case. A hyphen stands where a language has no name of one word, or one that is another month
    // elsewhere.
    private static let months = """
        # English, with a common slip
        january,jan february,feb,febuary march,mar april,apr may june,jun july,jul august,aug \
        september,sept,sep october,oct november,nov december,dec
        # German and Austrian
        januar,jänner,jän februar,feber märz,mär,mrz april mai juni juli august september \
        oktober,okt november dezember,dez
        # French, with and without accents
        janvier,janv février,févr,fév,fevrier,fevr,fev mars avril,avr mai juin \
        juillet,juil,juill août,aout septembre octobre novembre décembre,déc,decembre
        # Spanish
        enero,ene febrero marzo abril,abr mayo junio julio agosto,ago septiembre,setiembre,set \
        octubre noviembre diciembre,dic
        # Italian
        gennaio,gen febbraio marzo aprile maggio,mag giugno,giu luglio,lug agosto \
        settembre,set,sett ottobre,ott novembre dicembre
        # Portuguese
        janeiro fevereiro março,marco abril maio,mai junho julho agosto setembro outubro,out \
        novembro dezembro
        # Catalan
        gener febrer,febr març abril maig juny juliol agost,ag setembre octubre novembre \
        desembre,des
        # Galician
        xaneiro,xan febreiro marzo abril maio xuño,xuñ xullo,xul agosto setembro outubro \
        novembro decembro
        # Basque
        urtarrila,urt otsaila,ots martxoa apirila,api maiatza ekaina,eka uztaila,uzt abuztua,abu \
        iraila,ira urria,urr azaroa,aza abendua,abe
        # Dutch and Afrikaans
        januari,januarie februari,februarie maart,mrt april mei juni,junie juli,julie augustus \
        september oktober november desember
        # Danish, Norwegian, Swedish
        januar,januari februar,februari marts,mars april maj,mai juni juli august,augusti \
        september oktober november december,desember
        # Icelandic
        janúar febrúar mars apríl maí júní júlí ágúst,ágú september október,okt nóvember,nóv \
        desember
        # Finnish
        tammikuu,tammikuuta,tammi helmikuu,helmikuuta,helmi maaliskuu,maaliskuuta,maalis,maa \
        huhtikuu,huhtikuuta,huhti toukokuu,toukokuuta,touko kesäkuu,kesäkuuta,kesä \
        heinäkuu,heinäkuuta,heinä elokuu,elokuuta,elo syyskuu,syyskuuta,syys \
        lokakuu,lokakuuta,loka marraskuu,marraskuuta,marras joulukuu,joulukuuta,joulu
        # Estonian
        jaanuar,jaan veebruar,veebr märts aprill mai juuni juuli august september oktoober \
        november detsember,dets
        # Latvian
        janvāris,janvārī februāris,februārī marts,martā aprīlis,aprīlī maijs,maijā \
        jūnijs,jūnijā,jūn jūlijs,jūlijā,jūl augusts,augustā septembris,septembrī \
        oktobris,oktobrī novembris,novembrī decembris,decembrī
        # Lithuanian
        sausis,sausio,saus vasaris,vasario,vas kovas,kovo balandis,balandžio,bal \
        gegužė,gegužės,geg birželis,birželio,birž liepa,liepos rugpjūtis,rugpjūčio,rugp \
        rugsėjis,rugsėjo,rugs spalis,spalio,spal lapkritis,lapkričio,lapkr \
        gruodis,gruodžio,gruod
        # Polish
        styczeń,stycznia,sty luty,lutego,lut marzec,marca kwiecień,kwietnia,kwi maj,maja \
        czerwiec,czerwca,cze lipiec,lipca,lip sierpień,sierpnia,sie wrzesień,września,wrz \
        październik,października,paź,paz listopad,listopada,lis grudzień,grudnia,gru
        # Czech
        leden,ledna,led únor,února,úno březen,března,bře duben,dubna,dub květen,května,kvě \
        červen,června,čvn červenec,července,čvc srpen,srpna září,zář říjen,října,říj listopadu \
        prosinec,prosince
        # Slovak
        január,januára február,februára marec,marca apríl,apríla máj,mája jún,júna júl,júla \
        august,augusta september,septembra október,októbra november,novembra december,decembra
        # Slovene, Serbian and Bosnian in Latin letters
        januar,januarja,januara februar,februarja,februara mart,marta,marec,marca aprila maja \
        jun,junij,junija,juna jul,julij,julija,jula avgust,avgusta,avg septembar,septembra \
        oktobar,oktobra novembar,novembra decembar,decembra
        # Croatian, but for the name that is another month in Polish and Czech
        siječanj,siječnja,sij veljača,veljače,velj ožujak,ožujka,ožu travanj,travnja,tra \
        svibanj,svibnja,svi lipanj,lipnja srpanj,srpnja kolovoz,kolovoza,kol rujan,rujna,ruj - \
        studeni,studenoga,studenog,stu prosinac,prosinca
        # Hungarian
        január,januári február,februári március,márciusi,márc április,áprili,áprilisi,ápr \
        május,májusi,máujus,máj június,júniusi,jún július,júliusi,júl augusztus szeptember,szept \
        október,okt november december
        # Romanian
        ianuarie,ian februarie martie aprilie mai iunie,iun iulie,iul august septembrie \
        octombrie noiembrie,noi decembrie
        # Albanian
        janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor
        # Turkish
        ocak,oca şubat,şub mart nisan,nis mayıs,mayis haziran,haz temmuz,tem ağustos,ağu \
        eylül,eyl ekim,eki kasım,kas,kasim aralık,ara,aralik
        # Azerbaijani and Uzbek
        yanvar fevral mart aprel may iyun iyul avqust,avgust sentyabr,sentabr oktyabr,oktabr \
        noyabr dekabr
        # Russian
        январь,января,янв февраль,февраля,фев,февр март,марта,мар апрель,апреля,апр май,мая \
        июнь,июня,июн июль,июля,июл август,августа,авг сентябрь,сентября,сен,сент \
        октябрь,октября,окт ноябрь,ноября,ноя,нояб декабрь,декабря,дек
        # Ukrainian
        січень,січня,січ лютий,лютого,лют березень,березня,бер квітень,квітня,кві,квіт \
        травень,травня,тра,трав червень,червня,чер,черв липень,липня,лип серпень,серпня,сер,серп \
        вересень,вересня,вер жовтень,жовтня,жов,жовт листопад,листопада,лис \
        грудень,грудня,гру,груд
        # Belarusian
        студзень,студзеня,сту люты,лютага сакавік,сакавіка,сак красавік,красавіка,кра май,мая \
        чэрвень,чэрвеня,чэр ліпень,ліпеня,ліп жнівень,жніўня,жні верасень,верасня \
        кастрычнік,кастрычніка,кас лістапад,лістапада,ліс снежань,снежня,сне
        # Bulgarian
        януари,яну февруари март април май юни,юн юли,юл август септември,септ октомври \
        ноември,ное декември
        # Serbian and Macedonian
        јануар,јануара,јануари,јан фебруар,фебруара,феб март,марта април,априла мај,маја \
        јун,јуна,јуни јул,јула,јули август септембар,септембра,септември \
        октобар,октобра,октомври новембар,новембра,нов,ноември децембар,децембра,дец,декември
        # Kazakh
        қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан
        # Greek
        ιανουάριος,ιανουαρίου,ιαν φεβρουάριος,φεβρουαρίου,φεβ μάρτιος,μαρτίου,μάρ,μαρ \
        απρίλιος,απριλίου,απρ μάιος,μαΐου,μαίου,μάι,μαϊ,μαΐ,μαι ιούνιος,ιουνίου,ιούν,ιουν \
        ιούλιος,ιουλίου,ιούλ,ιουλ αύγουστος,αυγούστου,αύγ,αυγ σεπτέμβριος,σεπτεμβρίου,σεπ,σεπτ \
        οκτώβριος,οκτωβρίου,οκτ νοέμβριος,νοεμβρίου,νοέ,νοε δεκέμβριος,δεκεμβρίου,δεκ
        # Armenian
        հունվար,հունվարի փետրվար,փետրվարի մարտ,մարտի ապրիլ,ապրիլի մայիս,մայիսի հունիս,հունիսի \
        հուլիս,հուլիսի օգոստոս,օգոստոսի սեպտեմբեր,սեպտեմբերի հոկտեմբեր,հոկտեմբերի \
        նոյեմբեր,նոյեմբերի դեկտեմբեր,դեկտեմբերի
        # Georgian
        იანვარი,იან თებერვალი,თებ მარტი,მარ აპრილი,აპრ მაისი,მაი ივნისი,ივნ ივლისი,ივლ \
        აგვისტო,აგვ სექტემბერი,სექ ოქტომბერი,ოქტ ნოემბერი,ნოე დეკემბერი,დეკ
        # Arabic in Egypt and the Gulf; in Morocco; in Algeria and Tunisia
        يناير فبراير مارس أبريل,ابريل,إبريل مايو يونيو,يونيه يوليو,يوليه أغسطس,اغسطس سبتمبر \
        أكتوبر,اكتوبر نوفمبر ديسمبر
        جانفي فيفري - أفريل ماي جوان يوليوز,جويلية غشت,أوت شتنبر - نونبر دجنبر
        # Arabic in the Levant, where four names have a second word
        - شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين - كانون
        # Hebrew, alone and after "in"
        ינואר,ינו,בינואר פברואר,פבר,בפברואר מרץ,במרץ אפריל,אפר,באפריל מאי,במאי יוני,יונ,ביוני \
        יולי,יול,ביולי אוגוסט,אוג,באוגוסט ספטמבר,ספט,בספטמבר אוקטובר,אוק,באוקטובר \
        נובמבר,נוב,בנובמבר דצמבר,דצמ,בדצמבר
        # Persian, of our calendar
        ژانویه,ژانویهٔ فوریه,فوریهٔ مارس آوریل مه,می ژوئن ژوئیه,جولای اوت,آگوست سپتامبر اکتبر \
        نوامبر دسامبر
        # Urdu
        جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر
        # Hindi and Marathi
        जनवरी,जन,जानेवारी फ़रवरी,फरवरी,फ़र,फेब्रुवारी मार्च अप्रैल,एप्रिल मई,मे जून \
        जुलाई,जुल,जुलै अगस्त,अग,ऑगस्ट सितंबर,सितम्बर,सित,सप्टेंबर अक्टूबर,अक्तूबर,अक्टू,ऑक्टोबर \
        नवंबर,नवम्बर,नव,नोव्हेंबर दिसंबर,दिसम्बर,दिस,डिसेंबर
        # Bengali
        জানুয়ারি,জানুয়ারী ফেব্রুয়ারি,ফেব্রুয়ারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর \
        অক্টোবর নভেম্বর ডিসেম্বর
        # Tamil
        ஜனவரி பிப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஆகஸ்ட் செப்டம்பர் அக்டோபர் நவம்பர் டிசம்பர்
        # Telugu
        జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జూలై,జులై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ \
        డిసెంబర్
        # Malayalam
        ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ
        # Gujarati
        જાન્યુઆરી ફેબ્રુઆરી માર્ચ એપ્રિલ મે જૂન જુલાઈ ઑગસ્ટ,ઓગસ્ટ સપ્ટેમ્બર ઑક્ટોબર,ઓક્ટોબર \
        નવેમ્બર ડિસેમ્બર
        # Thai, in full and in letters whose periods are left out
        มกราคม,มค กุมภาพันธ์,กพ มีนาคม,มีค เมษายน,เมย พฤษภาคม,พค มิถุนายน,มิย กรกฎาคม,กค \
        สิงหาคม,สค กันยายน,กย ตุลาคม,ตค พฤศจิกายน,พย ธันวาคม,ธค
        # Indonesian, Malay
        januari,jan februari maret,mac april mei,mey juni julai agustus,ags,agu,ogos,ogo \
        september oktober november,nop,nopember desember,disember,dis
        # Filipino
        enero pebrero,peb marso abril mayo hunyo,hun hulyo,hul agosto setyembre oktubre \
        nobyembre,nob disyembre
        # Swahili
        januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba
        # Welsh, Irish
        ionawr chwefror mawrth ebrill mai mehefin gorffennaf awst medi hydref tachwedd rhagfyr
        eanáir feabhra márta aibreán bealtaine meitheamh iúil lúnasa - - samhain nollaig
        # Esperanto
        januaro februaro marto aprilo majo junio julio aŭgusto septembro oktobro novembro \
        decembro
        """
}

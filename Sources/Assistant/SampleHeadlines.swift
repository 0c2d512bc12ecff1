/// Invented headlines about the same twelve matters in many languages.
///
/// Where a model places them on average tells how far apart it keeps the languages themselves, and
/// because the matters are the same in each, nothing else. They were written for this project.
enum SampleHeadlines {
    /// The headlines by primary language subtag.
    static let byLanguage: [String: [String]] = all.mapValues { lines in
        lines.split(separator: "\n").map(String.init)
    }

    private static let all = [
        "en": """
        Parliament passes budget after all-night debate
        Central bank raises interest rates to curb inflation
        Home side win the final on penalties
        Researchers find water beneath the surface of the moon
        New museum of photography opens its doors
        Bus overturns on icy road, twelve people hurt
        Storm leaves thousands of households without power
        Phone maker unveils a foldable model
        Health ministry warns of an early flu season
        Court sentences former mayor to three years for corruption
        Carmaker to cut two thousand jobs
        Singer cancels tour because of illness
        """,
        "de": """
        Parlament beschließt Haushalt nach nächtlicher Debatte
        Zentralbank erhöht Leitzins im Kampf gegen die Inflation
        Gastgeber gewinnen das Finale im Elfmeterschießen
        Forscher finden Wasser unter der Oberfläche des Mondes
        Neues Museum für Fotografie öffnet seine Türen
        Bus kippt auf glatter Straße um, zwölf Verletzte
        Sturm lässt Tausende Haushalte ohne Strom zurück
        Handyhersteller stellt faltbares Modell vor
        Gesundheitsministerium warnt vor früher Grippewelle
        Gericht verurteilt früheren Bürgermeister wegen Korruption zu drei Jahren
        Autobauer streicht zweitausend Stellen
        Sängerin sagt Tournee wegen Krankheit ab
        """,
        "fr": """
        Le Parlement adopte le budget après une nuit de débats
        La banque centrale relève ses taux pour freiner l'inflation
        Les hôtes remportent la finale aux tirs au but
        Des chercheurs découvrent de l'eau sous la surface de la Lune
        Un nouveau musée de la photographie ouvre ses portes
        Un car se renverse sur une route verglacée, douze blessés
        La tempête prive d'électricité des milliers de foyers
        Le fabricant de téléphones dévoile un modèle pliable
        Le ministère de la Santé met en garde contre une grippe précoce
        L'ancien maire condamné à trois ans de prison pour corruption
        Le constructeur automobile va supprimer deux mille emplois
        La chanteuse annule sa tournée pour raisons de santé
        """,
        "es": """
        El Parlamento aprueba los presupuestos tras una noche de debate
        El banco central sube los tipos de interés para frenar la inflación
        Los anfitriones ganan la final en los penaltis
        Investigadores hallan agua bajo la superficie de la Luna
        Un nuevo museo de fotografía abre sus puertas
        Doce heridos al volcar un autobús en una carretera helada
        El temporal deja sin luz a miles de hogares
        El fabricante de móviles presenta un modelo plegable
        Sanidad advierte de una temporada de gripe adelantada
        Condenan a tres años al exalcalde por corrupción
        El fabricante de coches recortará dos mil empleos
        La cantante cancela su gira por enfermedad
        """,
        "it": """
        Il Parlamento approva la manovra dopo una notte di dibattito
        La banca centrale alza i tassi per frenare l'inflazione
        I padroni di casa vincono la finale ai rigori
        I ricercatori trovano acqua sotto la superficie della Luna
        Apre le porte un nuovo museo della fotografia
        Autobus si ribalta sulla strada ghiacciata, dodici feriti
        La tempesta lascia migliaia di famiglie senza corrente
        Il produttore di telefoni presenta un modello pieghevole
        Il ministero della Salute avverte: influenza in anticipo
        L'ex sindaco condannato a tre anni per corruzione
        La casa automobilistica taglierà duemila posti
        La cantante annulla il tour per malattia
        """,
        "pt": """
        Parlamento aprova orçamento após noite de debate
        Banco central sobe juros para travar a inflação
        Anfitriões vencem a final nos pênaltis
        Investigadores encontram água sob a superfície da Lua
        Novo museu de fotografia abre as portas
        Ônibus capota em estrada com gelo e doze pessoas ficam feridas
        Tempestade deixa milhares de casas sem energia
        Fabricante de celulares apresenta modelo dobrável
        Ministério da Saúde alerta para gripe antecipada
        Ex-prefeito é condenado a três anos por corrupção
        Montadora vai cortar dois mil empregos
        Cantora cancela turnê por doença
        """,
        "nl": """
        Parlement keurt begroting goed na nachtelijk debat
        Centrale bank verhoogt de rente om inflatie te beteugelen
        Thuisploeg wint de finale na strafschoppen
        Onderzoekers vinden water onder het oppervlak van de maan
        Nieuw fotografiemuseum opent zijn deuren
        Bus kantelt op gladde weg, twaalf gewonden
        Storm laat duizenden huishoudens zonder stroom
        Telefoonmaker onthult opvouwbaar model
        Ministerie van Volksgezondheid waarschuwt voor vroege griep
        Oud-burgemeester krijgt drie jaar cel voor corruptie
        Autofabrikant schrapt tweeduizend banen
        Zangeres zegt tournee af wegens ziekte
        """,
        "sv": """
        Parlamentet antar budgeten efter nattlig debatt
        Centralbanken höjer räntan för att bromsa inflationen
        Hemmalaget vinner finalen på straffar
        Forskare hittar vatten under månens yta
        Nytt fotomuseum slår upp portarna
        Buss välte på isig väg, tolv skadade
        Stormen lämnar tusentals hushåll utan ström
        Mobiltillverkare visar upp vikbar modell
        Hälsoministeriet varnar för tidig influensa
        Tidigare borgmästare döms till tre år för korruption
        Biltillverkare skär ned två tusen jobb
        Sångerskan ställer in turnén på grund av sjukdom
        """,
        "pl": """
        Parlament przyjął budżet po nocnej debacie
        Bank centralny podnosi stopy procentowe, by zahamować inflację
        Gospodarze wygrywają finał po rzutach karnych
        Naukowcy znaleźli wodę pod powierzchnią Księżyca
        Nowe muzeum fotografii otwiera swoje podwoje
        Autobus przewrócił się na oblodzonej drodze, dwunastu rannych
        Wichura pozbawiła prądu tysiące domów
        Producent telefonów prezentuje składany model
        Ministerstwo Zdrowia ostrzega przed wczesną falą grypy
        Były burmistrz skazany na trzy lata za korupcję
        Producent samochodów zwolni dwa tysiące osób
        Piosenkarka odwołuje trasę z powodu choroby
        """,
        "sl": """
        Parlament po nočni razpravi sprejel proračun
        Centralna banka zvišuje obrestne mere za zajezitev inflacije
        Gostitelji dobili finale po kazenskih strelih
        Raziskovalci odkrili vodo pod površjem Lune
        Nov muzej fotografije odpira vrata
        Avtobus se je prevrnil na poledeneli cesti, dvanajst ranjenih
        Neurje pustilo na tisoče gospodinjstev brez elektrike
        Proizvajalec telefonov predstavil zložljiv model
        Ministrstvo za zdravje svari pred zgodnjo gripo
        Nekdanji župan obsojen na tri leta zaradi korupcije
        Proizvajalec avtomobilov bo ukinil dva tisoč delovnih mest
        Pevka zaradi bolezni odpovedala turnejo
        """,
        "ru": """
        Парламент принял бюджет после ночных дебатов
        Центробанк повысил ставку, чтобы сдержать инфляцию
        Хозяева выиграли финал по пенальти
        Учёные нашли воду под поверхностью Луны
        Новый музей фотографии открывает двери
        Автобус перевернулся на обледеневшей дороге, двенадцать пострадавших
        Шторм оставил без света тысячи домов
        Производитель телефонов показал складную модель
        Минздрав предупреждает о раннем сезоне гриппа
        Бывшего мэра приговорили к трём годам за коррупцию
        Автоконцерн сократит две тысячи рабочих мест
        Певица отменила гастроли из-за болезни
        """,
        "ar": """
        البرلمان يقر الميزانية بعد نقاش استمر طوال الليل
        البنك المركزي يرفع أسعار الفائدة لكبح التضخم
        أصحاب الأرض يفوزون بالنهائي بركلات الترجيح
        باحثون يعثرون على الماء تحت سطح القمر
        متحف جديد للتصوير يفتح أبوابه
        انقلاب حافلة على طريق متجمد وإصابة اثني عشر شخصا
        العاصفة تقطع الكهرباء عن آلاف المنازل
        شركة الهواتف تكشف عن طراز قابل للطي
        وزارة الصحة تحذر من موسم إنفلونزا مبكر
        الحكم على رئيس البلدية السابق بالسجن ثلاث سنوات بتهمة الفساد
        شركة السيارات تعتزم إلغاء ألفي وظيفة
        المغنية تلغي جولتها بسبب المرض
        """,
        "tr": """
        Meclis gece boyu süren görüşmelerin ardından bütçeyi kabul etti
        Merkez bankası enflasyonu dizginlemek için faizi artırdı
        Ev sahibi takım finali penaltılarla kazandı
        Araştırmacılar Ay yüzeyinin altında su buldu
        Yeni fotoğraf müzesi kapılarını açıyor
        Buzlu yolda otobüs devrildi, on iki yaralı
        Fırtına binlerce evi elektriksiz bıraktı
        Telefon üreticisi katlanabilir modelini tanıttı
        Sağlık Bakanlığı erken grip mevsimi konusunda uyardı
        Eski belediye başkanına yolsuzluktan üç yıl hapis
        Otomobil üreticisi iki bin kişiyi işten çıkaracak
        Şarkıcı hastalığı nedeniyle turnesini iptal etti
        """,
        "ja": """
        議会、徹夜の審議の末に予算案を可決
        中央銀行、インフレ抑制へ利上げ
        開催国がPK戦を制し優勝
        月の地下に水を発見、研究チーム
        新しい写真美術館が開館
        凍った道路でバス横転、12人けが
        暴風で数千世帯が停電
        携帯メーカー、折りたたみ式の新機種を発表
        厚生省、インフルエンザの早い流行に注意呼びかけ
        元市長に汚職で懲役3年の判決
        自動車大手、2千人を削減へ
        人気歌手、病気でツアー中止
        """,
        "ko": """
        의회, 밤샘 토론 끝에 예산안 통과
        중앙은행, 물가 잡기 위해 금리 인상
        개최국, 승부차기 끝에 결승전 승리
        연구진, 달 표면 아래에서 물 발견
        새 사진 미술관 문 열어
        빙판길에 버스 전복, 12명 부상
        폭풍으로 수천 가구 정전
        휴대전화 업체, 접이식 신제품 공개
        보건부, 이른 독감 유행 경고
        전 시장, 뇌물 혐의로 징역 3년 선고
        자동차 회사, 2천 명 감원
        가수, 건강 문제로 순회공연 취소
        """,
        "zh": """
        议会彻夜辩论后通过预算案
        央行加息以抑制通胀
        东道主点球大战赢得决赛
        研究人员在月球表面下发现水
        新摄影博物馆开馆
        客车在结冰路面侧翻 十二人受伤
        风暴造成数千户家庭停电
        手机厂商发布折叠屏新机
        卫生部警告流感季提前到来
        前市长因贪腐被判三年
        汽车制造商将裁员两千人
        歌手因病取消巡演
        """,
    ]
}

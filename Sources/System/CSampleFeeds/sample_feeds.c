#include "CSampleFeeds.h"

// The toolchain's compiler has C23's #embed as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char harbour_post[] = {
#embed "files/harbour-post.json"
};

static const unsigned char northern_courier[] = {
#embed "files/northern-courier.json"
};

static const unsigned char meridian_wire[] = {
#embed "files/meridian-wire.json"
};

static const unsigned char saltmarsh_radio[] = {
#embed "files/saltmarsh-radio.json"
};

static const unsigned char tessenmouth_gazette[] = {
#embed "files/tessenmouth-gazette.json"
};

static const unsigned char orbit_and_ocean[] = {
#embed "files/orbit-and-ocean.json"
};

static const unsigned char slow_compiler[] = {
#embed "files/slow-compiler.json"
};

static const unsigned char salt_and_thyme[] = {
#embed "files/salt-and-thyme.json"
};

static const unsigned char footnote_lab[] = {
#embed "files/footnote-lab.json"
};

static const unsigned char paper_coast[] = {
#embed "files/paper-coast.json"
};

static const unsigned char interval_signals[] = {
#embed "files/interval-signals.json"
};

static const unsigned char kuestenblatt[] = {
#embed "files/kuestenblatt.json"
};

static const unsigned char talbote[] = {
#embed "files/talbote.json"
};

static const unsigned char abendkurier[] = {
#embed "files/abendkurier.json"
};

static const unsigned char werkstattnotizen[] = {
#embed "files/werkstattnotizen.json"
};

static const unsigned char gazzetta_laguna[] = {
#embed "files/gazzetta-laguna.json"
};

static const unsigned char corriere_colli[] = {
#embed "files/corriere-colli.json"
};

static const unsigned char eco_del_porto[] = {
#embed "files/eco-del-porto.json"
};

static const unsigned char pane_e_parole[] = {
#embed "files/pane-e-parole.json"
};

static const unsigned char phare_estrevan[] = {
#embed "files/phare-estrevan.json"
};

static const unsigned char courrier_cretes[] = {
#embed "files/courrier-cretes.json"
};

static const unsigned char carnet_ligne[] = {
#embed "files/carnet-ligne.json"
};

static const unsigned char minato_shinpo[] = {
#embed "files/minato-shinpo.json"
};

static const unsigned char yamanami_nippo[] = {
#embed "files/yamanami-nippo.json"
};

static const unsigned char shiokaze_tsushin[] = {
#embed "files/shiokaze-tsushin.json"
};

static const unsigned char todai_nikki[] = {
#embed "files/todai-nikki.json"
};

static const unsigned char starters[] = {
#embed "files/starters.json"
};

static const struct sample_file files[] = {
    {"harbour-post.json", harbour_post, sizeof harbour_post},
    {"northern-courier.json", northern_courier, sizeof northern_courier},
    {"meridian-wire.json", meridian_wire, sizeof meridian_wire},
    {"saltmarsh-radio.json", saltmarsh_radio, sizeof saltmarsh_radio},
    {"tessenmouth-gazette.json", tessenmouth_gazette, sizeof tessenmouth_gazette},
    {"orbit-and-ocean.json", orbit_and_ocean, sizeof orbit_and_ocean},
    {"slow-compiler.json", slow_compiler, sizeof slow_compiler},
    {"salt-and-thyme.json", salt_and_thyme, sizeof salt_and_thyme},
    {"footnote-lab.json", footnote_lab, sizeof footnote_lab},
    {"paper-coast.json", paper_coast, sizeof paper_coast},
    {"interval-signals.json", interval_signals, sizeof interval_signals},
    {"kuestenblatt.json", kuestenblatt, sizeof kuestenblatt},
    {"talbote.json", talbote, sizeof talbote},
    {"abendkurier.json", abendkurier, sizeof abendkurier},
    {"werkstattnotizen.json", werkstattnotizen, sizeof werkstattnotizen},
    {"gazzetta-laguna.json", gazzetta_laguna, sizeof gazzetta_laguna},
    {"corriere-colli.json", corriere_colli, sizeof corriere_colli},
    {"eco-del-porto.json", eco_del_porto, sizeof eco_del_porto},
    {"pane-e-parole.json", pane_e_parole, sizeof pane_e_parole},
    {"phare-estrevan.json", phare_estrevan, sizeof phare_estrevan},
    {"courrier-cretes.json", courrier_cretes, sizeof courrier_cretes},
    {"carnet-ligne.json", carnet_ligne, sizeof carnet_ligne},
    {"minato-shinpo.json", minato_shinpo, sizeof minato_shinpo},
    {"yamanami-nippo.json", yamanami_nippo, sizeof yamanami_nippo},
    {"shiokaze-tsushin.json", shiokaze_tsushin, sizeof shiokaze_tsushin},
    {"todai-nikki.json", todai_nikki, sizeof todai_nikki},
    {"starters.json", starters, sizeof starters},
};

size_t sample_file_count(void) { return sizeof files / sizeof *files; }

struct sample_file sample_file_at(size_t index) { return files[index]; }

#include "CWebAssets.h"

// The toolchain's compiler has C23's #embed as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

// What is written in several files is served as one, in this order.
static const unsigned char app_css[] = {
#embed "files/app.css"
    ,
#embed "files/style/themes.css"
    ,
#embed "files/style/lists.css"
    ,
#embed "files/style/reading.css"
};

static const unsigned char app_js[] = {
#embed "files/script/core.js"
    ,
#embed "files/script/marks.js"
    ,
#embed "files/script/keys.js"
    ,
#embed "files/script/reading.js"
    ,
#embed "files/script/live.js"
    ,
#embed "files/script/turning.js"
};

static const unsigned char sw_js[] = {
#embed "files/sw.js"
};

static const unsigned char icon_192[] = {
#embed "files/icon-192.png"
};

static const unsigned char icon_512[] = {
#embed "files/icon-512.png"
};

static const unsigned char icon_svg[] = {
#embed "files/icon.svg"
};

static const unsigned char openapi_json[] = {
#embed "files/openapi.json"
};

static const struct web_asset assets[] = {
    {"app.css", app_css, sizeof app_css},
    {"app.js", app_js, sizeof app_js},
    {"icon.svg", icon_svg, sizeof icon_svg},
    {"icon-192.png", icon_192, sizeof icon_192},
    {"icon-512.png", icon_512, sizeof icon_512},
    {"sw.js", sw_js, sizeof sw_js},
    {"openapi.json", openapi_json, sizeof openapi_json},
};

size_t web_asset_count(void) { return sizeof assets / sizeof *assets; }

struct web_asset web_asset_at(size_t index) { return assets[index]; }

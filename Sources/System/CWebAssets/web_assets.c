#include "CWebAssets.h"

// The toolchain's compiler has C23's #embed as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char app_css[] = {
#embed "files/app.css"
};

static const unsigned char app_js[] = {
#embed "files/app.js"
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
    {"openapi.json", openapi_json, sizeof openapi_json},
};

size_t web_asset_count(void) { return sizeof assets / sizeof *assets; }

struct web_asset web_asset_at(size_t index) { return assets[index]; }

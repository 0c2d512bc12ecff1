#pragma once

#include <stddef.h>

/// A file that travels inside the binary: its name and its bytes.
struct web_asset {
    const char *name;
    const unsigned char *bytes;
    size_t length;
};

/// The number of assets.
size_t web_asset_count(void);

/// The asset at `index`, which must be below the count.
struct web_asset web_asset_at(size_t index);

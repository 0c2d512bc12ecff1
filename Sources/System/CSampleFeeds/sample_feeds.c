#include "CSampleFeeds.h"

// The toolchain's compiler has C23's #embed as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char publishers[] = {
#embed "files/publishers.json"
};

static const struct sample_file files[] = {
    {"publishers.json", publishers, sizeof publishers},
};

size_t sample_file_count(void) { return sizeof files / sizeof *files; }

struct sample_file sample_file_at(size_t index) { return files[index]; }

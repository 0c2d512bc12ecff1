#pragma once

#include <gumbo.h>

/// Parses a document. No error is kept: each holds a copy of all open elements.
static inline GumboOutput *gumbo_document(const char *source, size_t length) {
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0;
    return gumbo_parse_with_options(&options, source, length);
}

/// Frees what `gumbo_document` returned.
static inline void gumbo_document_free(GumboOutput *output) {
    gumbo_destroy_output(&kGumboDefaultOptions, output);
}

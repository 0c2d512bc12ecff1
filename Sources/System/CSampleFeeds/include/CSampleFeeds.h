#pragma once

#include <stddef.h>

/// A file that travels inside the binary: its name and its bytes.
struct sample_file {
    const char *name;
    const unsigned char *bytes;
    size_t length;
};

/// The number of sample files.
size_t sample_file_count(void);

/// The sample file at `index`, which must be below the count.
struct sample_file sample_file_at(size_t index);

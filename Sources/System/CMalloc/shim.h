#pragma once

#include <malloc.h>

/// Lets the C library keep at most `count` pools of free memory; by itself it makes several for
/// each core, and what one thread gave back another cannot use.
static inline void cmalloc_set_pool_limit(int count) { mallopt(M_ARENA_MAX, count); }

#pragma once

#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast that Swift cannot import, and a NULL pointer would bind NULL where an
// empty text or blob is meant.
static inline int csqlite_bind_text(
    sqlite3_stmt *statement, int index, const unsigned char *text, sqlite3_uint64 count) {
    return sqlite3_bind_text64(
        statement, index, count ? (const char *)text : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

static inline int csqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
    return sqlite3_bind_blob64(statement, index, count ? bytes : "", count, SQLITE_TRANSIENT);
}

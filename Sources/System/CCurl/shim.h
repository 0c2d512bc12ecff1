#pragma once

#include <curl/curl.h>
#include <netinet/in.h>
#include <sys/socket.h>

// Functions with `...` do not come over into Swift: one inline function a type of argument.

// The version of the library, such as "7.88.1".
static inline const char *ccurl_version(void) {
    return curl_version_info(CURLVERSION_NOW)->version;
}

static inline CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

// What curl calls with bytes of a header or a body.
typedef size_t (*ccurl_bytes_callback)(char *, size_t, size_t, void *);

static inline CURLcode ccurl_set_bytes_callback(CURL *handle, CURLoption option,
                                                ccurl_bytes_callback function) {
    return curl_easy_setopt(handle, option, function);
}

// What curl calls for a new socket.
static inline CURLcode ccurl_set_socket_callback(CURL *handle,
                                                 curl_opensocket_callback function) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
}

// What curl calls before each request, on new connections and on kept ones.
static inline CURLcode ccurl_set_request_callback(CURL *handle,
                                                  curl_prereq_callback function) {
    return curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, function);
}

static inline CURLcode ccurl_get_number(CURL *handle, CURLINFO name, long *value) {
    return curl_easy_getinfo(handle, name, value);
}

static inline CURLcode ccurl_get_size(CURL *handle, CURLINFO name, curl_off_t *value) {
    return curl_easy_getinfo(handle, name, value);
}

static inline CURLMcode ccurl_set_multi_number(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

// The address that a socket is wanted for, which goes on past the end of its declared type.
static inline const void *ccurl_address_bytes(const struct curl_sockaddr *address) {
    switch (address->family) {
    case AF_INET: return &((const struct sockaddr_in *)&address->addr)->sin_addr;
    case AF_INET6: return &((const struct sockaddr_in6 *)&address->addr)->sin6_addr;
    default: return 0;
    }
}

// The result in a message, which is a union.
static inline CURLcode ccurl_result(const CURLMsg *message) { return message->data.result; }

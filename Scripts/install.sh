# Installs what is missing from Debian's packages; read by ./run, ./test, and .ci/run.

# What the program is built with.
BUILD_PACKAGES="libcurl4-openssl-dev libgumbo-dev libmicrohttpd-dev libpsl-dev libsodium-dev
    libsqlite3-dev libxml2-dev pkg-config zlib1g-dev"
# What only the tests use: the browser test and the scripts around the real binary.
TEST_PACKAGES="chromium chromium-driver fonts-noto-cjk python3 python3-selenium sqlite3"

# Says what to do where the toolchain is missing.
need_swift() {
    command -v swift >/dev/null && return
    echo "Tidings needs Swift 6.2 or newer: see https://www.swift.org/install/linux/debian/" >&2
    exit 1
}

# Installs the packages among "$@" that are missing, and says which.
install_packages() {
    local missing=()
    for package in "$@"; do
        dpkg-query --show --showformat='${Status}' "$package" 2>/dev/null \
            | grep -q 'install ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    echo "Installing from Debian: ${missing[*]}" >&2
    local root=()
    [ "$(id -u)" -eq 0 ] || root=(sudo)
    "${root[@]}" apt-get update -qq >&2
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "${missing[@]}" >&2
}

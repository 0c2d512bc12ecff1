# Installs what is missing from Debian's packages; read by ./run, ./test, and .ci/run.

# What the program is built with.
BUILD_PACKAGES="libcurl4-openssl-dev libgumbo-dev libmicrohttpd-dev libpsl-dev libsodium-dev
    libsqlite3-dev libxml2-dev pkg-config zlib1g-dev"
# What only the tests use: the browser test and the scripts around the real binary.
TEST_PACKAGES="chromium chromium-driver fonts-noto-cjk newsboat python3 python3-selenium
    python3-venv sqlite3"
# A reader program on a screen that nobody sees; only .ci/run installs it, as it brings a whole browser.
LIFEREA_PACKAGES="dbus liferea libglib2.0-bin xvfb"
# Other reader programs and a tester of interfaces, from PyPI, which the tests run.
CLIENT_PACKAGES="miniflux==1.1.* freshrss-api==2.0.* loguru schemathesis==4.*"

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

# Installs CLIENT_PACKAGES in a place of their own below the build folder, once.
#
# Prints the path of its Python; fails where PyPI cannot be reached.
client_python() {
    local place=.build/clients/venv
    if [ "$(cat "$place/installed" 2>/dev/null)" != "$CLIENT_PACKAGES" ]; then
        echo "Installing from PyPI: $CLIENT_PACKAGES" >&2
        /usr/bin/python3 -m venv "$place" >&2 || return 1
        # shellcheck disable=SC2086
        "$place/bin/pip" install --quiet $CLIENT_PACKAGES >&2 || return 1
        echo "$CLIENT_PACKAGES" >"$place/installed"
    fi
    echo "$place/bin/python3"
}

#pragma once

#include <libxml/parser.h>

// Keys and marks without reload.

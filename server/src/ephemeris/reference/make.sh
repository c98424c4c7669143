#!/bin/sh
# Writes positions.tsv: 1,000 births by Swiss Ephemeris (Debian: swetest, swe-basic-data), sidereal after Lahiri (-sid1).
# Random, but the same each time: minutes from 1940 to 2030 in UT, places in India and, each fifth, elsewhere.
set -eu
printf '# %s; see make.sh\n' "$(swetest -h | sed -n 's/ *Version: /Swiss Ephemeris /p')"
printf 'ut\tlatitude\tlongitude\tsun\tmoon\tmars\tmercury\tjupiter\tvenus\tsaturn\trahu\tlagna\n'
awk 'BEGIN {
  seed = 20261124
  for (n = 0; n < 1000; n++) {
    for (i = 0; i < 3; i++) { seed = (seed * 16807) % 2147483647; r[i] = seed / 2147483647 }
    day = -10957 + int(r[0] * 33237); minute = int(r[0] * 33237 * 1440) % 1440
    if (n % 5 == 4) printf "%d %d %.3f %.3f\n", day, minute, -45 + r[1] * 105, -180 + r[2] * 360
    else printf "%d %d %.3f %.3f\n", day, minute, 8 + r[1] * 27, 68.5 + r[2] * 28.5
  }
}' | while read -r day minute latitude longitude; do
  seconds=$((day * 86400 + minute * 60))
  swetest -edir/usr/share/libswe/ephe -head "-b$(date -u -d "@$seconds" +%-d.%-m.%Y)" \
    "-ut$(date -u -d "@$seconds" +%H:%M:00)" -p0142356m -sid1 "-house$longitude,$latitude,W" -fPl -g, |
    awk -F, -v start="$(date -u -d "@$seconds" +%Y-%m-%dT%H:%MZ)	$latitude	$longitude" '
      { name = $1; gsub(/ +$/, "", name); at[name] = $2 + 0 }
      END {
        printf "%s", start
        split("Sun,Moon,Mars,Mercury,Jupiter,Venus,Saturn,mean Node,Ascendant", names, ",")
        for (i = 1; i <= 9; i++) printf "\t%.5f", at[names[i]]
        printf "\n"
      }'
done

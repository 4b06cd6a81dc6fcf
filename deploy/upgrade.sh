#!/bin/sh
# Upgrades to the version in this folder: builds the image, dumps the database to ./dumps, and starts the new version, which
# migrates first. The last three dumps are kept. docs/operations.md says how to go back to a dump.
set -eu
cd "$(dirname "$0")/.."

docker compose build
umask 077
mkdir -p dumps
dump=dumps/$(date -u +%Y%m%dT%H%M%SZ).dump
docker compose exec -T database pg_dump --username dronesoccer --format custom dronesoccer >"$dump.part"
mv "$dump.part" "$dump"
echo "$dump: $(wc -c <"$dump") bytes"
ls -1t dumps/*.dump | tail -n +4 | xargs -r rm --
docker compose up --detach "$@"

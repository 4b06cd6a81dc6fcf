#!/bin/sh
# Upgrades to the version in this folder: builds the image, dumps the database to ./dumps (or $DUMPS), and starts the new
# version, which migrates first. The last three dumps are kept, and the image that served before keeps the name dronesoccer:previous.
# docs/operations.md says how to go back to that image, or to a dump.
set -eu
cd "$(dirname "$0")/.."

docker compose build
# Only an image that serves gets the name: the way back must not lead to a version that was broken.
api=$(docker compose ps --all --quiet api | head -n 1)
state=$([ -z "$api" ] || docker inspect --format '{{if .State.Health}}{{.State.Health.Status}}{{end}}' "$api")
if [ "$state" = healthy ]; then
  running=$(docker inspect --format '{{.Image}}' "$api")
  # A second run with nothing new leaves the name of the previous image alone.
  [ "$running" = "$(docker image inspect --format '{{.Id}}' dronesoccer)" ] || docker image tag "$running" dronesoccer:previous
fi
docker image inspect --format 'The way back is the image of {{.Created}}.' dronesoccer:previous 2>/dev/null ||
  echo 'No earlier image that served is known, so there is no way back but a dump.'
umask 077
dumps=${DUMPS:-dumps}
mkdir -p "$dumps"
dump=$dumps/dronesoccer-$(date -u +%Y%m%dT%H%M%SZ).dump
docker compose exec -T database pg_dump --username dronesoccer --format custom dronesoccer >"$dump.part"
mv "$dump.part" "$dump"
echo "$dump: $(wc -c <"$dump") bytes"
# The folder may hold the files of others, so only names that this script gives are deleted.
(cd "$dumps" && ls -1t dronesoccer-????????T??????Z.dump | tail -n +4 | xargs -r rm --)
docker compose up --detach "$@"

#!/bin/sh
# Upgrades to the version in this folder: builds the image, dumps the database to ./dumps (or $DUMPS), and starts the new
# version, which migrates first. The last three dumps are kept, and the image that served before keeps the name dronesoccer:previous.
# docs/operations.md explains how to go back to that image or to a dump.
set -eu
cd "$(dirname "$0")/.."

docker compose build
# Only an image that serves requests gets this name, so that the previous image is never a broken version.
api=$(docker compose ps --all --quiet api | head -n 1)
state=$([ -z "$api" ] || docker inspect --format '{{if .State.Health}}{{.State.Health.Status}}{{end}}' "$api")
if [ "$state" = healthy ]; then
  running=$(docker inspect --format '{{.Image}}' "$api")
  # A second run without a new version keeps the name on the previous image.
  [ "$running" = "$(docker image inspect --format '{{.Id}}' dronesoccer)" ] || docker image tag "$running" dronesoccer:previous
fi
docker image inspect --format 'The way back is the image of {{.Created}}.' dronesoccer:previous 2>/dev/null ||
  echo 'No earlier image that served is known, so a dump is the only way back.'
umask 077
dumps=${DUMPS:-dumps}
mkdir -p "$dumps"
dump=$dumps/dronesoccer-$(date -u +%Y%m%dT%H%M%SZ).dump
docker compose exec -T database pg_dump --username dronesoccer --format custom dronesoccer >"$dump.part"
mv "$dump.part" "$dump"
echo "$dump: $(wc -c <"$dump") bytes"
# The folder may hold other files, so only files with the script's own names are deleted.
(cd "$dumps" && ls -1t dronesoccer-????????T??????Z.dump | tail -n +4 | xargs -r rm --)
docker compose up --detach "$@"

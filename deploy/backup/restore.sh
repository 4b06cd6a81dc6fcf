#!/bin/sh
# Restores the database and the files of one moment:
#   deploy/backup/restore.sh                                  the last moment that was archived
#   deploy/backup/restore.sh --to '2026-11-27 15:00:00Z'      an earlier one
# It asks before it overwrites anything; --yes answers the question in drills. The site is down during the restore, and with
# --no-start it stays down, so that you can look at the data before `docker compose up -d`. Emails that were due before the restore
# wait for an administrator under Needs attention, because they may have been sent already.
set -eu
. "$(dirname "$0")/common.sh"

to=
sure=
start=yes
while [ $# -gt 0 ]; do
  case "$1" in
  --to)
    [ $# -gt 1 ] || fail '--to needs a time.'
    to=$(date -u -d "$2" '+%F %T') || fail "$2 is not a time."
    shift
    ;;
  --yes) sure=restore ;;
  --no-start) start=no ;;
  *) fail "usage: $0 [--to '2026-11-27 15:00:00Z'] [--yes] [--no-start]" ;;
  esac
  shift
done

if [ -z "$sure" ]; then
  printf 'This replaces the database with the one of %s. Type "restore" to go on: ' "${to:-the last archived moment}${to:+ UTC}"
  read -r sure
fi
[ "$sure" = restore ] || fail 'Nothing was changed.'

# The last moments of a running database must reach the archive first. If that fails, nothing is stopped.
if sql 'SELECT pg_switch_wal()' >/dev/null 2>&1; then
  in_database pgbackrest check ||
    fail 'The log cannot be archived, so nothing was changed. To restore without its end, first run: docker compose stop database'
fi

docker compose --progress quiet stop
if [ -n "$to" ]; then set -- --type=time "--target=$to+00" --target-action=promote; else set --; fi
apart --user postgres --entrypoint pgbackrest database --delta "$@" restore
say 'The database is copied. It now repeats its log.'

# Restores the copies before and after the moment, because each file of that moment is in one of them. Existing files are kept.
apart -e TO="$to" backup sh -euc '
  restic cat config >/dev/null 2>&1 || exit 0
  copies=$(restic snapshots --compact --no-lock | awk -v to="${TO:-9999}" "
    \$2 ~ /^[0-9][0-9][0-9][0-9]-/ { if (\$2 \" \" \$3 <= to) before = \$1; else if (!after) after = \$1 }
    END { print before, after }")
  for copy in $copies; do restic --quiet restore "$copy" --target / --include /files/uploads; done
'
say 'The files are restored.'

started=$(date -u +%FT%TZ)
docker compose --progress quiet up --detach --no-deps database
waited=0
until [ "$(sql 'SELECT NOT pg_is_in_recovery()' 2>/dev/null)" = t ]; do
  waited=$((waited + 1))
  if [ $waited -gt "${RESTORE_PATIENCE_SECONDS:-3600}" ] ||
    docker compose logs --no-color --since "$started" database | grep -q 'recovery ended before configured recovery target'; then
    docker compose logs --no-color --tail 20 database >&2
    docker compose --progress quiet stop database
    fail 'The archived log does not reach this time. Restore to an earlier one.'
  fi
  sleep 1
done
# The backup may come from an earlier version.
apart migrate
moment=NULL
[ -z "$to" ] || moment="'$to+00'"
sql "INSERT INTO restores (restored_to) VALUES ($moment)"
[ $start = no ] || docker compose --progress quiet up --detach
say "Restored${to:+ to $to UTC}. Now make a full backup, look under Needs attention, and compare the payments since then."

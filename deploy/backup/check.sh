#!/bin/sh
# Restores the last backup into a temporary database, and records that it can be restored:
#   deploy/backup/check.sh
# It checks every table and index for damage, and that the copied files match those that the database names.
set -eu
. "$(dirname "$0")/common.sh"

apart backup sh -euc '
  chown postgres: /var/lib/postgresql/data
  as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
  as_postgres pgbackrest --archive-mode=off --type=immediate --target-action=promote restore
  as_postgres pg_ctl -D /var/lib/postgresql/data -o "-c listen_addresses= -c archive_mode=off" -l /tmp/log -t 3600 -w start >/dev/null ||
    { cat /tmp/log >&2; exit 1; }
  query() { psql --username dronesoccer --dbname dronesoccer --no-psqlrc -qtA -v ON_ERROR_STOP=1 -c "$1"; }
  until [ "$(query "SELECT NOT pg_is_in_recovery()")" = t ]; do sleep 1; done
  pg_amcheck --username dronesoccer --database dronesoccer --install-missing --heapallindexed
  echo "orders in the backup: $(query "SELECT count(*) FROM orders")"
  query "SELECT file_name FROM uploaded_pictures" | sort >/tmp/named
  restic ls latest --no-lock 2>/dev/null | sed -n "s|^/files/uploads/||p" | sort >/tmp/copied || true
  missing=$(comm -23 /tmp/named /tmp/copied | wc -l)
  echo "pictures in the backup: $(wc -l </tmp/named), without their file: $missing"
  [ "$missing" = 0 ]
'
sql 'UPDATE backups SET restored_at = now() WHERE id = (SELECT id FROM backups ORDER BY taken_at DESC LIMIT 1)'
say 'The last backup can be restored.'

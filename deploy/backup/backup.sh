#!/bin/sh
# Backs up the database, then the uploaded files, and records the backup for the dashboard and the alerts:
#   deploy/backup/backup.sh            everything that changed since the last full backup
#   deploy/backup/backup.sh --full     a complete backup, once a week
#   deploy/backup/backup.sh --files    only the files, every few minutes; the database's log is archived continuously
# A file never changes, and is not deleted soon after its upload. Files that are copied after the database are therefore
# those that the database names; docs/decisions/backup.md has the details.
set -eu
. "$(dirname "$0")/common.sh"

kind=diff
case "${1:-}" in
'') ;;
--full) kind=full ;;
--files) kind=none ;;
*) fail "usage: $0 [--full | --files]" ;;
esac

if [ "$kind" != none ]; then
  since=$(sql 'SELECT now()')
  in_database pgbackrest stanza-create
  in_database pgbackrest --type=$kind backup
  say 'The database is backed up.'
fi

# Only one run at a time copies files, because restic removes old copies under an exclusive lock, on which another run would fail.
exec 9<docker-compose.backup.yml
if [ "$kind" = none ]; then flock -n 9 || exit 0; else flock 9; fi

# The files of a bucket (BUCKET_URL) are not copied; the bucket's versions are their backup. A run that was killed while it removed
# copies leaves an exclusive lock behind; `unlock` removes only such stale locks.
apart backup sh -euc '
  [ -d /files/uploads ] || exit 0
  restic cat config >/dev/null 2>&1 || restic --quiet init
  restic --quiet unlock
  restic --quiet backup --host dronesoccer /files/uploads
'
say 'The files are backed up.'

if [ "$kind" != none ]; then
  # Copies are less than two hours apart.
  apart backup sh -euc '
    [ -d /files/uploads ] || exit 0
    restic --quiet forget --keep-within 7d --keep-within-hourly 60d
  '
  [ $kind = diff ] || apart backup sh -euc '[ ! -d /files/uploads ] || restic --quiet prune'
  sql "INSERT INTO backups (taken_at) VALUES ('$since')"
fi

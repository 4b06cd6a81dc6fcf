# Functions that the scripts of this folder share. The scripts run in the folder of docker-compose.yml and print each step.
cd "$(dirname "$0")/../.."

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

docker compose --profile backup config --services | grep -qx backup ||
  fail 'Set COMPOSE_FILE=docker-compose.yml:docker-compose.backup.yml in .env.'

# Runs pgBackRest beside the running database.
in_database() { docker compose exec -T --user postgres database "$@"; }

# Runs a script in a separate container that has the files and the backups.
apart() { docker compose --progress quiet run --rm -T "$@"; }

# Runs SQL in the running database and prints the rows.
sql() { in_database psql --username dronesoccer --dbname dronesoccer --no-psqlrc -qtA -v ON_ERROR_STOP=1 -c "$1"; }

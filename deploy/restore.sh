#!/bin/sh
# Puts a backup into a database that has its tables and that nobody has used:
#   DATABASE_URL=postgres://… deploy/restore.sh /backups/2026-11-22
# All or nothing: what fails leaves the database as it was.
set -eu
folder=${1:?Say which backup: deploy/restore.sh <folder>}
: "${DATABASE_URL:?Say into which database: DATABASE_URL=postgres://…}"
[ -f "$folder/data.sql" ] || { echo "$folder holds no whole backup: data.sql is missing." >&2; exit 1; }

tables="select to_regclass('supabase_migrations.schema_migrations') is not null"
[ "$(psql "$DATABASE_URL" -X -q -t -A -c "$tables")" = t ] || {
	echo "This database has no tables yet. Start the server on it once and stop it (Supabase: supabase db push), then restore." >&2
	exit 1
}
psql "$DATABASE_URL" -X -q -o /dev/null --single-transaction -v ON_ERROR_STOP=1 \
	-v migration="$(cat "$folder/migration")" -f "$(dirname "$0")/restore.sql" -f "$folder/data.sql" \
	-f "$(dirname "$0")/restore-end.sql"
echo "$folder is restored."

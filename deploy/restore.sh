#!/bin/sh
# Restores a backup into an unused database that already has its tables:
#   DATABASE_URL=postgres://… deploy/restore.sh /backups/2026-11-22
# Atomic: an error leaves the database unchanged.
set -eu
folder=${1:?The backup is missing. Usage: deploy/restore.sh <folder>}
: "${DATABASE_URL:?not set. Set it to the address of the new database: postgres://…}"
[ -f "$folder/data.sql" ] || { echo "$folder is not a complete backup: data.sql is missing. Choose another backup." >&2; exit 1; }

tables="select to_regclass('supabase_migrations.schema_migrations') is not null"
[ "$(psql "$DATABASE_URL" -X -q -t -A -c "$tables")" = t ] || {
	echo "This database has no tables yet. Start the server on it once and stop it (Supabase: supabase db push), then restore." >&2
	exit 1
}
psql "$DATABASE_URL" -X -q -o /dev/null --single-transaction -v ON_ERROR_STOP=1 \
	-v migration="$(cat "$folder/migration")" -f "$(dirname "$0")/restore.sql" -f "$folder/data.sql" \
	-f "$(dirname "$0")/restore-end.sql"
echo "$folder is restored."

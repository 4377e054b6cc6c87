#!/bin/sh
# Copies what people have left in the database into a folder:
#   DATABASE_URL=postgres://… deploy/backup.sh /backups/2026-11-22
# It holds hashes of addresses, the salt they were made with and the accounts of the staff: keep it as you keep the
# database, and away from the machine that it protects. Needs pg_dump and psql, no older than the database.
set -eu
umask 077
folder=${1:?Say into which folder: deploy/backup.sh <folder>}
: "${DATABASE_URL:?Say which database: DATABASE_URL=postgres://…}"
# A run that fails leaves no folder, and an empty one that was there empty.
made=
[ -d "$folder" ] || { mkdir -p "$folder"; made=1; }
[ -z "$(ls -A "$folder")" ] || { echo "$folder is not empty: nothing was written." >&2; exit 1; }
trap '[ -f "$folder/data.sql" ] || { rm -f "$folder/migration" "$folder/data.sql.part"; [ -z "$made" ] || rmdir "$folder"; }' EXIT

# The tables themselves come from supabase/migrations; it has to be known up to which one.
psql "$DATABASE_URL" -X -q -A -t -v ON_ERROR_STOP=1 -o "$folder/migration" \
	-c 'select max(version) from supabase_migrations.schema_migrations'
# Schemas of teams: names of lower-case letters, digits and _, which need no quotes.
own=$(psql "$DATABASE_URL" -X -q -A -t -v ON_ERROR_STOP=1 \
	-c "select to_regclass('supabase_migrations.team_migrations') is not null")
[ "$own" = f ] || own=$(psql "$DATABASE_URL" -X -q -A -t -v ON_ERROR_STOP=1 \
	-c "select distinct format('--table %s.*', schema_name) from supabase_migrations.team_migrations")
[ "$own" != f ] || own=
# One command, so that all tables are of one moment. No file name takes the place of a pattern.
set -f
# shellcheck disable=SC2086
warnings=$(LC_ALL=C pg_dump "$DATABASE_URL" --data-only --no-owner --file "$folder/data.sql.part" \
	--table 'public.*' --table 'private.*' --table auth.users --table auth.identities $own 2>&1) || {
	echo "$warnings" >&2
	exit 1
}
# Rows that refer to each other: restore.sql sees to them. Other warnings are shown.
printf '%s' "$warnings" | sed '/circular foreign-key constraints/,/Consider using a full dump/d' >&2
# Under this name it is whole.
mv "$folder/data.sql.part" "$folder/data.sql"
echo "$folder: $(wc -c <"$folder/data.sql") bytes, of a database at migration $(cat "$folder/migration")"

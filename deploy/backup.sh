#!/bin/sh
# Backs up the rows of the database into a folder:
#   DATABASE_URL=postgres://… deploy/backup.sh /backups/2026-11-22
# The backup contains hashes of addresses, their salt and the staff's accounts: protect it like the database,
# and store it on another machine. Needs pg_dump and psql of the database's version or newer.
set -eu
umask 077
folder=${1:?The folder is missing. Usage: deploy/backup.sh <folder>}
: "${DATABASE_URL:?not set. Set it to the address of the database: postgres://…}"
# A failed run deletes the folder that it created, and leaves an existing empty folder empty.
created=
[ -d "$folder" ] || { mkdir -p "$folder"; created=1; }
[ -z "$(ls -A "$folder")" ] || { echo "$folder is not empty: nothing was written. Choose an empty or new folder." >&2; exit 1; }
trap '[ -f "$folder/data.sql" ] || { rm -f "$folder/migration" "$folder/data.sql.part"; [ -z "$created" ] || rmdir "$folder"; }' EXIT

# supabase/migrations creates the tables: the backup records the last applied migration.
psql "$DATABASE_URL" -X -q -A -t -v ON_ERROR_STOP=1 -o "$folder/migration" \
	-c 'select max(version) from supabase_migrations.schema_migrations'
# pg_dump options for the tables in the schemas of teams, if any. The names have only lower-case letters, digits and _,
# so they need no quotes. The first query returns t or f: whether a team has ever had a schema.
team_tables=$(psql "$DATABASE_URL" -X -q -A -t -v ON_ERROR_STOP=1 \
	-c "select to_regclass('supabase_migrations.team_migrations') is not null")
[ "$team_tables" = f ] || team_tables=$(psql "$DATABASE_URL" -X -q -A -t -v ON_ERROR_STOP=1 \
	-c "select distinct format('--table %s.*', schema_name) from supabase_migrations.team_migrations")
[ "$team_tables" != f ] || team_tables=
# One pg_dump, so that all tables are from one snapshot. set -f: the shell must not expand the patterns.
set -f
# shellcheck disable=SC2086
warnings=$(LC_ALL=C pg_dump "$DATABASE_URL" --data-only --no-owner --file "$folder/data.sql.part" \
	--table 'public.*' --table 'private.*' --table auth.users --table auth.identities $team_tables 2>&1) || {
	echo "$warnings" >&2
	exit 1
}
# Hides the warning about circular foreign keys, which restore.sql handles.
printf '%s' "$warnings" | sed '/circular foreign-key constraints/,/Consider using a full dump/d' >&2
# The final name marks a complete backup.
mv "$folder/data.sql.part" "$folder/data.sql"
echo "$folder: $(wc -c <"$folder/data.sql") bytes, of a database at migration $(cat "$folder/migration")"

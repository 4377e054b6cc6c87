-- First step of deploy/restore.sh: checks the database, empties its tables, and disables triggers and
-- foreign key checks. Then data.sql of the backup copies the rows, and restore-end.sql enables both again.
-- The three files run in one transaction. The variable `migration` is the last migration of the backup.
set client_min_messages = warning;
select set_config('restore.migration', :'migration', true);

do $$
declare
  database_migration text := (select max(version) from supabase_migrations.schema_migrations);
  backup_migration text := current_setting('restore.migration');
  team_table record;
begin
  if database_migration is distinct from backup_migration then
    raise exception 'The backup is from migration %, this database is at %. Apply the migrations of the backup''s release, restore, and then apply the later migrations.', backup_migration, database_migration;
  end if;
  -- Protects a database in use from a mistaken DATABASE_URL.
  if exists (select from auth.users)
    or exists (select from private.principle_votes)
    or exists (select from public.manifesto_suggestions where not is_example) then
    raise exception 'This database is in use: it holds accounts, votes or suggestions. Restore into a new one.';
  end if;
  -- Empties the tables that migrations and seed have filled: the backup contains those rows.
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private')
  );
  -- The same for the schemas of teams, if any.
  if to_regclass('supabase_migrations.team_migrations') is not null then
    for team_table in
      select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in (select schema_name from supabase_migrations.team_migrations)
    loop
      execute format('truncate %s cascade', team_table.name);
    end loop;
  end if;
end $$;

-- Copies rows without triggers, which would count them again, and without foreign key checks, which would reject a row
-- before the row that it references. A superuser or a Supabase project needs one setting for both. Any other owner
-- disables the tables' own triggers and defers foreign keys to the end; restore-end.sql executes the recorded undo
-- statements.
-- search_path is empty as in pg_dump, so that regclass prints every table with its schema.
set search_path = '';
create temporary table restore_undo (statement text) on commit drop;
do $$
declare
  change record;
begin
  set session_replication_role = replica;
exception when insufficient_privilege then
  for change in
    select format('alter table %s ', tgrelid::regclass) as alter_table, format('trigger %I', tgname) as trigger_name
      from pg_trigger where not tgisinternal and tgenabled = 'O'
       and tgrelid in (select c.oid from pg_class c where pg_has_role(c.relowner, 'MEMBER')
                         and c.relnamespace::regnamespace::text <> all ('{pg_catalog,information_schema}'))
  loop
    execute change.alter_table || 'disable ' || change.trigger_name;
    insert into pg_temp.restore_undo values (change.alter_table || 'enable ' || change.trigger_name);
  end loop;
  for change in
    select format('alter table %s alter constraint %I ', conrelid::regclass, conname) as alter_constraint
      from pg_constraint where contype = 'f' and not condeferrable
       and conrelid in (select c.oid from pg_class c where pg_has_role(c.relowner, 'MEMBER')
                          and c.relnamespace::regnamespace::text <> all ('{pg_catalog,information_schema}'))
  loop
    execute change.alter_constraint || 'deferrable initially deferred';
    insert into pg_temp.restore_undo values (change.alter_constraint || 'not deferrable');
  end loop;
end $$;

-- What deploy/restore.sh does before it copies the rows, in the same transaction.
set client_min_messages = warning;
select set_config('restore.migration', :'migration', true);

do $$
declare
  here text := (select max(version) from supabase_migrations.schema_migrations);
  wanted text := current_setting('restore.migration');
begin
  if here is distinct from wanted then
    raise exception 'The backup is of migration %, this database is at %. Apply the migrations of the code of that time, restore, and then apply the later ones.', wanted, here;
  end if;
  -- Whoever takes one address for the other must not lose what is in use.
  if exists (select from auth.users)
    or exists (select from private.principle_votes)
    or exists (select from public.manifesto_suggestions where not is_example) then
    raise exception 'This database is in use: it holds accounts, votes or suggestions. Restore into a new one.';
  end if;
  -- Migrations and seed have filled some tables; the backup has those rows as they were.
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_tables where schemaname in ('public', 'private')
  );
end $$;

-- Rows come as they are: no trigger counts them again, and no reference is missed before its row has come.
set session_replication_role = replica;

-- The secret key reads and changes these tables by policies, as all others do: a managed PostgreSQL lets nobody create a
-- role with BYPASSRLS. Its grants stay what they were.
do $$
declare
  v_table regclass;
begin
  for v_table in
    select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
  loop
    execute format('create policy "the secret key, as granted" on %s to service_role using (true) with check (true)', v_table);
  end loop;
end $$;

-- A visitor's statement that takes longer than any page needs is broken off, so that a few of them cannot hold every
-- connection. PostgREST applies what the roles carry; the embedded server says the same in local/fixes/one-round-trip.ts.
-- Only where the role does not carry it yet: roles belong to the whole server, and two databases may be made at once.
do $$
declare
  v_role  text;
  v_limit text;
begin
  for v_role, v_limit in values ('anon', '3s'), ('authenticated', '8s') loop
    if not exists (select from pg_roles r
                    where r.rolname = v_role and 'statement_timeout=' || v_limit = any (r.rolconfig)) then
      execute format('alter role %I set statement_timeout = %L', v_role, v_limit);
    end if;
  end loop;
end $$;
notify pgrst, 'reload config';

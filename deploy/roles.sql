-- Creates the roles and grants for the server's database user, for databases where that user may not create roles.
-- Run once by an administrator of the database, who need not be a superuser. The script is idempotent:
--   psql <the database, as its administrator> -v user=ia -f deploy/roles.sql
\set ON_ERROR_STOP on
set client_min_messages = warning;
\if :{?user}
\else
do $$ begin raise exception 'The user is missing. Name the user that the server connects as: psql … -v user=ia -f deploy/roles.sql'; end $$;
\endif

begin;
-- Roles of requests, with the statement timeouts of supabase/schemas/01_settings.sql. None needs BYPASSRLS: the
-- tables have policies for service_role.
do $$
declare
  required record;
begin
  for required in select * from (values ('anon', '3s'), ('authenticated', '8s'), ('service_role', null)) as r (name, timeout) loop
    if not exists (select from pg_roles where rolname = required.name) then
      execute format('create role %I nologin noinherit', required.name);
    end if;
    if required.timeout is not null and not exists (
      select from pg_roles where rolname = required.name and 'statement_timeout=' || required.timeout = any (rolconfig)) then
      execute format('alter role %I set statement_timeout = %L', required.name, required.timeout);
    end if;
  end loop;
end $$;
select format('grant anon, authenticated, service_role to %I', :'user') \gexec
select format('grant create, connect, temporary on database %I to %I', current_database(), :'user') \gexec
select format('grant usage, create on schema public to %I with grant option', :'user') \gexec
grant usage on schema public to anon, authenticated, service_role;
commit;

-- The private schema, the settings and the keyed hashes. The API does not expose the private schema, anon and
-- authenticated have no privilege on its tables, and each of its tables has a policy that matches no row.
-- Needs no extension: gen_random_uuid() and sha256() are built in.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema public to anon, authenticated, service_role;

create table private.settings (
  key   text primary key,
  value text not null
);
alter table private.settings enable row level security;
create policy "nobody" on private.settings using (false);

comment on table private.settings is 'Limits and keys. An operator changes them with SQL or startBackend({ settings }).';

insert into private.settings (key, value) values
  -- A new salt unlinks all stored hashes: earlier votes become anonymous for good, and every visitor can vote again.
  ('hash_salt', gen_random_uuid()::text || gen_random_uuid()::text),
  -- Header of the site's own gateway that carries the client's address, for example 'x-forwarded-for'. Empty:
  -- cf-connecting-ip (hosted Supabase), then x-forwarded-for (embedded server).
  ('address_header', ''),
  -- Allowed origins of pages that write, separated by spaces or commas: 'https://ia.municipio.pt https://outro.pt'.
  -- Empty: votes are accepted from any origin; the AI and credential functions then need their own list.
  ('allowed_origins', '');

-- Value of a setting; null for an unknown key. PL/pgSQL, because it caches the plan per connection; an SQL function is
-- planned at every call.
create function private.setting(p_key text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select s.value from private.settings s where s.key = p_key);
end $$;

-- Salted sha256 of a value. p_kind ('visitor', 'address', 'network' …) separates equal values of different kinds.
-- Visitor ids and addresses are stored only as these hashes.
create function private.hash(p_kind text, p_value text) returns bytea
language plpgsql stable security definer set search_path = '' as $$
begin
  return sha256(convert_to(private.setting('hash_salt') || '|' || p_kind || '|' || p_value, 'UTF8'));
end $$;

-- Keyed hash of a message: the HMAC construction over the built-in sha256. p_key names the setting with the key.
create function private.mac(p_key text, p_message text) returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  v_key text := private.setting(p_key);
begin
  return sha256(sha256(convert_to('outer|' || v_key, 'UTF8'))
      || sha256(sha256(convert_to('inner|' || v_key, 'UTF8')) || convert_to(p_message, 'UTF8')));
end $$;

-- Today's date in UTC.
create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'utc')::date
$$;

-- Cancels statements that run longer than a page needs, so that a few visitors cannot hold every connection. PostgREST
-- applies the settings of the role; the embedded server sets the same limits in local/fixes/one-round-trip.ts.
-- Roles belong to the cluster: skip the change when already made, because two databases may migrate at once.
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

revoke execute on all functions in schema private from public, anon, authenticated;

-- The schema `__schema__` of the section «__title__». Never edit an applied migration: add
-- another one. Every table needs row level security, and every security definer function a
-- fixed search path. Otherwise the server rejects the file.

-- The current visitor: a salted hash of the visitor's id or address. Neither is stored.
create function __schema__.me() returns bytea
language sql stable security definer set search_path = '' as $$ select private.actor() $$;

create table __schema__.requests (
  id         uuid primary key default gen_random_uuid(),
  text       text not null check (char_length(btrim(text)) between 3 and 300),
  created_at timestamptz not null default now(),
  visitor    bytea not null default __schema__.me()
);
create index on __schema__.requests (visitor, created_at);

alter table __schema__.requests enable row level security;
create policy "visitors read what they wrote" on __schema__.requests
  for select to anon, authenticated using (visitor = __schema__.me());
create policy "visitors write as themselves" on __schema__.requests
  for insert to anon, authenticated with check (visitor = __schema__.me());
create policy "service_role, limited by grants" on __schema__.requests
  to service_role using (true) with check (true);

-- Column grants: a visitor writes only the text, and never reads the hash.
revoke all on __schema__.requests from public, anon, authenticated;
grant select (id, text, created_at), insert (text) on __schema__.requests to anon, authenticated;
grant select, delete on __schema__.requests to service_role;

-- Requests are deleted after 90 days (see the site's privacy page). A visitor can send at most 20 an hour.
insert into private.settings (key, value) values ('__schema___requests_per_visitor_hour', '20') on conflict do nothing;

-- Before each insert: rejects other origins, counts against the hourly limit, deletes expired requests.
create function __schema__.on_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_own_origin();
  perform private.take('__schema___requests', private.actor(), '__schema___requests_per_visitor_hour');
  delete from __schema__.requests where created_at < now() - interval '90 days';
  return new;
end $$;
create trigger on_request before insert on __schema__.requests
  for each row execute function __schema__.on_request();

-- Erases one of the visitor's own requests. @returns whether it existed
create function __schema__.erase_request(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_own_origin();
  delete from __schema__.requests where id = p_id and visitor = private.actor();
  return found;
end $$;

revoke execute on all functions in schema __schema__ from public, anon, authenticated;
grant execute on function __schema__.me(), __schema__.erase_request(uuid) to anon, authenticated, service_role;

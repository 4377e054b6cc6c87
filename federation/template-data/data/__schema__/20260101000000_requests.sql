-- The schema `__schema__` of the section «__title__». Never edit a file that is applied: add the next.
-- Every table has row level security, and every function with the owner's rights a pinned search path: the server refuses
-- the file otherwise.

-- Who asks: the visitor's id or the address, as a salted hash. Neither is stored.
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
create policy "the secret key, as granted" on __schema__.requests
  to service_role using (true) with check (true);

-- By column: a visitor chooses the text, and never reads the hash.
revoke all on __schema__.requests from public, anon, authenticated;
grant select (id, text, created_at), insert (text) on __schema__.requests to anon, authenticated;
grant select, delete on __schema__.requests to service_role;

-- Requests are kept for 90 days (privacy page of the site), and a visitor writes 20 in an hour at most.
insert into private.settings (key, value) values ('__schema___requests_per_visitor_hour', '20') on conflict do nothing;

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

-- Erases a request of one's own. @returns whether it was there
create function __schema__.erase_request(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_own_origin();
  delete from __schema__.requests where id = p_id and visitor = private.actor();
  return found;
end $$;

revoke execute on all functions in schema __schema__ from public, anon, authenticated;
grant execute on function __schema__.me(), __schema__.erase_request(uuid) to anon, authenticated, service_role;

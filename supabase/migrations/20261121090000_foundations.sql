-- The private schema: bookkeeping that no visitor may reach. It is never listed among the API's schemas, anon and
-- authenticated have no right on any table in it, and a row level security policy for nobody is the last lock.
-- Runs unchanged on hosted and self-hosted Supabase, on the embedded server and on PostgreSQL 15+. No extension:
-- gen_random_uuid() and sha256() are built in.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema public to anon, authenticated, service_role;

create table private.settings (
  key   text primary key,
  value text not null
);
alter table private.settings enable row level security;
create policy "nobody" on private.settings using (false);

comment on table private.settings is 'Limits and the hash salt. Changed by an operator with SQL, or by startBackend({ settings }).';

insert into private.settings (key, value) values
  -- Replacing the salt makes every earlier vote anonymous for good, and lets everyone vote once more.
  ('hash_salt', gen_random_uuid()::text || gen_random_uuid()::text),
  ('suggestions_per_visitor_hour', '5'),
  -- An address can be a household, a library or the whole town hall behind one router.
  ('suggestions_per_address_hour', '30'),
  ('reports_per_visitor_hour', '10'),
  ('reports_per_address_hour', '60'),
  ('receipts_per_address_hour', '240'),
  ('votes_per_address_hour', '1200'),
  -- How many voters one address can bring to one principle, suggestion or recipe in a day.
  ('votes_per_address_target_day', '300'),
  ('undo_hours', '12');

create table private.rate_counters (
  bucket       text not null,
  actor        bytea not null,
  window_start timestamptz not null,
  n            int not null,
  primary key (bucket, actor, window_start)
);
create index rate_counters_sweep_idx on private.rate_counters (window_start);
alter table private.rate_counters enable row level security;
create policy "nobody" on private.rate_counters using (false);

create function private.setting(p_key text) returns text
language sql stable security definer set search_path = '' as $$
  select s.value from private.settings s where s.key = p_key
$$;

create function private.request_header(p_name text) returns text
language sql stable set search_path = '' as $$
  select nullif(current_setting('request.headers', true), '')::json ->> p_name
$$;

-- Salted: neither the visitor's id nor the address is ever stored.
create function private.hash(p_kind text, p_value text) returns bytea
language sql stable security definer set search_path = '' as $$
  select sha256(convert_to(private.setting('hash_salt') || '|' || p_kind || '|' || p_value, 'UTF8'))
$$;

-- cf-connecting-ip is overwritten by Cloudflare in front of hosted Supabase, so a client cannot forge it there;
-- x-forwarded-for is what the embedded server sets (it drops the client's own) and a self-hosted gateway must set.
-- An IPv6 customer owns a whole /64, so that is what counts as one address.
create function private.client_address() returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  v_raw text := coalesce(
    nullif(btrim(private.request_header('cf-connecting-ip')), ''),
    nullif(btrim(split_part(private.request_header('x-forwarded-for'), ',', 1)), ''),
    'unknown');
begin
  if strpos(v_raw, ':') > 0 then
    v_raw := host(network(set_masklen(v_raw::inet, 64)));
  end if;
  return private.hash('address', left(v_raw, 64));
exception when data_exception then
  return private.hash('address', 'unknown');
end $$;

-- Who acts, in this order: account, the visitor id that the browser keeps, the address.
create function private.actor() returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  v_account text := auth.uid()::text;
  v_visitor text := lower(private.request_header('x-visitor-id'));
begin
  if v_account is not null then
    return private.hash('account', v_account);
  elsif v_visitor ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return private.hash('visitor', v_visitor);
  end if;
  return private.client_address();
end $$;

-- Counts one act in a fixed window and answers HTTP 429 (PostgREST's PTxxx codes) above the limit. The failed act is
-- rolled back together with its count, so the counter never passes the limit.
create function private.take(p_bucket text, p_actor bytea, p_setting text, p_window text default 'hour') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_window timestamptz := date_trunc(p_window, now());
  v_n      int;
begin
  insert into private.rate_counters as c (bucket, actor, window_start, n)
  values (p_bucket, p_actor, v_window, 1)
  on conflict (bucket, actor, window_start) do update set n = c.n + 1
  returning c.n into v_n;
  if v_n > private.setting(p_setting)::int then
    raise sqlstate 'PT429' using
      message = 'rate_limited',
      detail  = p_setting,
      hint    = 'Tente de novo mais tarde.';
  end if;
  if v_n = 1 then
    -- skip locked: two visitors who open a window at once must not wait for each other's sweep
    delete from private.rate_counters c where c.ctid in (
      select o.ctid from private.rate_counters o where o.window_start < now() - interval '2 days'
       limit 200 for update skip locked);
  end if;
end $$;

-- The limits of one vote: all votes of this address in the hour, and its votes on this target in the day.
create function private.take_vote(p_kind text, p_target text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_address bytea := private.client_address();
begin
  perform private.take('vote', v_address, 'votes_per_address_hour');
  perform private.take('vote:' || p_kind || ':' || p_target, v_address, 'votes_per_address_target_day', 'day');
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;

-- What AI takes, in tokens and in money. Before anybody is asked the most that an answer can take is reserved; when it is
-- over, what it really took stands in its place. An answer that nobody settles keeps what was reserved: a budget may be
-- spent too slowly, and never twice.
insert into private.settings (key, value) values
  ('ai_tokens_per_visitor_hour', '150000'),
  ('ai_tokens_per_address_day', '3000000'),
  -- Of a whole IPv6 /48. Less than the site's day, as with the units.
  ('ai_tokens_per_network_day', '6000000'),
  ('ai_tokens_per_site_day', '10000000'),
  -- A provider that fails so often in a row is asked last for so long.
  ('ai_rest_after', '3'),
  ('ai_rest_seconds', '60')
on conflict (key) do nothing;

-- One row for each day (UTC): its lock is what makes everyone who asks count one after the other. Millionths of the
-- currency that the function's prices are in.
create table private.ai_spending (
  day           date primary key,
  tokens        bigint not null default 0,
  micros        bigint not null default 0,
  -- As the function was configured when it last asked, for `federation status`.
  ceiling_day   bigint,
  ceiling_month bigint,
  -- Which of the two turned the last request away, and how many it was until now.
  closed_by     text check (closed_by in ('day', 'month')),
  refused       int not null default 0
);
alter table private.ai_spending enable row level security;
create policy "nobody" on private.ai_spending using (false);

-- Answers under way. Says nothing of who asked.
create table private.ai_reservations (
  id     uuid primary key default gen_random_uuid(),
  at     timestamptz not null default now(),
  tokens int not null,
  micros bigint not null
);
create index ai_reservations_at_idx on private.ai_reservations (at);
alter table private.ai_reservations enable row level security;
create policy "nobody" on private.ai_reservations using (false);

create table private.ai_providers (
  provider    text primary key check (provider in ('gemini', 'openrouter', 'huggingface')),
  answered_at timestamptz,
  failed_at   timestamptz,
  -- How, in words of our own: 'timeout', 'http 503'.
  failure     text check (failure ~ '^[a-z-]{1,20}( [0-9]{3})?$'),
  in_a_row    int not null default 0,
  rests_until timestamptz
);
alter table private.ai_providers enable row level security;
create policy "nobody" on private.ai_providers using (false);

-- A limit: what the function is configured with (p_limits) goes before the row. A row that says 0 closes whatever is
-- configured: that is how AI is turned off at once.
create function private.ai_limit(p_setting text, p_limits jsonb) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  v_row bigint := private.setting(p_setting)::bigint;
begin
  return case when v_row = 0 then 0 else coalesce((p_limits ->> p_setting)::bigint, v_row) end;
end $$;

-- Too much for now: which limit it was is for the function's log.
create function private.refuse_ai(p_setting text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  raise sqlstate 'PT429' using message = 'rate_limited', detail = p_setting, hint = 'Tente de novo mais tarde.';
end $$;

drop function private.take_units(text, bytea, text, text, int);
create function private.take_units(
  p_bucket text, p_actor bytea, p_setting text, p_window text, p_units int, p_limits jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_n int;
begin
  insert into private.rate_counters as c (bucket, actor, window_start, n)
  values (p_bucket, p_actor, date_trunc(p_window, now()), p_units)
  on conflict (bucket, actor, window_start) do update set n = c.n + p_units
  returning c.n into v_n;
  if v_n > private.ai_limit(p_setting, p_limits) then
    perform private.refuse_ai(p_setting);
  end if;
end $$;

-- Reserves for the whole site and day. Whoever comes later waits here until the one before has been counted.
-- Answers which ceiling is reached, which is noted for the operator, or null.
create function private.reserve_ai(p_tokens int, p_micros bigint, p_limits jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  c_day   constant bigint := (p_limits ->> 'ai_ceiling_day')::bigint;
  c_month constant bigint := (p_limits ->> 'ai_ceiling_month')::bigint;
  v_today private.ai_spending;
  v_month bigint;
  v_shut  text;
begin
  insert into private.ai_spending (day) values (private.today()) on conflict (day) do nothing;
  if found then
    delete from private.ai_spending s where s.day < private.today() - 400;
  end if;
  select * into v_today from private.ai_spending s where s.day = private.today() for update;
  select sum(s.micros) into v_month from private.ai_spending s
   where s.day >= date_trunc('month', private.today()::timestamp)::date;
  v_shut := case when v_month + p_micros > c_month then 'month'
                 when v_today.micros + p_micros > c_day then 'day' end;
  update private.ai_spending s set
    tokens = s.tokens + case when v_shut is null then p_tokens else 0 end,
    micros = s.micros + case when v_shut is null then p_micros else 0 end,
    ceiling_day = c_day, ceiling_month = c_month,
    closed_by = v_shut,
    refused = s.refused + case when v_shut is null then 0 else 1 end
   where s.day = v_today.day;
  if v_shut is null and v_today.tokens + p_tokens > private.ai_limit('ai_tokens_per_site_day', p_limits) then
    perform private.refuse_ai('ai_tokens_per_site_day');
  end if;
  return v_shut;
end $$;

drop function public.take_ai_request(text, text, text, text, text);

-- Counts one request to an AI provider, or answers 429 (enough for now) or 403 (not from this site). p_visitor is null for
-- a device that sent no usable id; p_origin is null when the function has checked it against a list of its own; p_tokens
-- and p_micros are the most that the answer can take; p_limits holds what the function is configured with,
-- as JSON.
-- Answers the news of the last day where there are some: they are free. Otherwise what to settle when it is over and who
-- rests, or which ceiling is reached. To a function that says no tokens: null, and it goes on.
create function public.take_ai_request(
  p_visitor text, p_address text, p_kind text default 'text', p_origin text default null, p_principle text default null,
  p_tokens int default 0, p_micros bigint default 0, p_limits text default '{}')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_units   int := private.setting('ai_cost_' || p_kind)::int;
  v_address bytea := private.hash('address', p_address);
  v_network bytea := private.network_of(p_address);
  v_visitor bytea := private.hash('visitor', p_visitor);
  v_limits  jsonb := p_limits::jsonb;
  v_news    jsonb;
  v_shut    text;
  v_id      uuid;
begin
  if v_units is null or v_units < 0 or p_tokens < 0 or p_micros < 0 then
    raise exception 'unknown kind of request' using errcode = '22023';
  end if;
  if p_origin is not null and not private.may_ask_ai(p_origin) then
    raise sqlstate 'PT403' using message = 'origin_not_allowed';
  end if;
  if p_kind = 'news' then
    select n.answer into v_news from private.ai_news n
     where n.principle = p_principle and n.kept_at > now() - interval '1 day';
    if found then
      return v_news;
    end if;
  end if;
  if p_tokens > 0 then
    v_shut := private.reserve_ai(p_tokens, p_micros, v_limits);
    if v_shut is not null then
      return jsonb_build_object('ceiling', v_shut);
    end if;
  end if;
  if p_kind = 'news' then
    perform private.take('ai_news', private.hash('principle', p_principle), 'ai_news_per_principle_day', 'day');
  end if;
  perform private.take_units('ai_site', private.hash('site', 'ai'), 'ai_per_site_day', 'day', v_units, v_limits);
  perform private.take_units('ai_address_day', v_address, 'ai_per_address_day', 'day', v_units, v_limits);
  if v_network is not null then
    perform private.take_units('ai_network_day', v_network, 'ai_per_network_day', 'day', v_units, v_limits);
  end if;
  perform private.take_units('ai_address', v_address, 'ai_per_address_hour', 'hour', v_units, v_limits);
  if p_visitor is not null then
    perform private.take_units('ai_visitor', v_visitor, 'ai_per_visitor_hour', 'hour', v_units, v_limits);
  end if;
  if p_tokens = 0 then
    return null;
  end if;
  perform private.take_units('ai_tokens_address', v_address, 'ai_tokens_per_address_day', 'day', p_tokens, v_limits);
  if v_network is not null then
    perform private.take_units('ai_tokens_network', v_network, 'ai_tokens_per_network_day', 'day', p_tokens, v_limits);
  end if;
  if p_visitor is not null then
    perform private.take_units('ai_tokens_visitor', v_visitor, 'ai_tokens_per_visitor_hour', 'hour', p_tokens, v_limits);
  end if;
  -- No answer takes an hour: what is left of these was never settled, and stays counted.
  delete from private.ai_reservations r where r.ctid = any (array(
    select o.ctid from private.ai_reservations o where o.at < now() - interval '1 hour' limit 20 for update skip locked));
  insert into private.ai_reservations (tokens, micros) values (p_tokens, p_micros) returning id into v_id;
  return jsonb_build_object(
    'reservation', v_id,
    'resting', (select coalesce(jsonb_agg(p.provider), '[]') from private.ai_providers p where p.rests_until > now()));
end $$;

-- What one provider did: answered, or failed in this way. One that fails again and again is asked last for a while.
create function private.note_ai_provider(p_provider text, p_failure text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.ai_providers (provider) values (p_provider) on conflict (provider) do nothing;
  if p_failure is null then
    update private.ai_providers p set answered_at = now(), in_a_row = 0, rests_until = null where p.provider = p_provider;
  else
    update private.ai_providers p set
      failed_at = now(), failure = p_failure, in_a_row = p.in_a_row + 1,
      rests_until = case when p.in_a_row + 1 >= private.setting('ai_rest_after')::int
                         then now() + make_interval(secs => private.setting('ai_rest_seconds')::int) end
     where p.provider = p_provider;
  end if;
end $$;

-- Puts what an answer really took in the place of what was reserved, once, in the hour and the day that it was reserved in.
-- p_providers is a JSON list of {provider, failure}, failure being null for the one that answered.
create function public.settle_ai_request(
  p_reservation uuid, p_visitor text, p_address text, p_tokens int, p_micros bigint, p_providers text default '[]')
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_was  private.ai_reservations;
  v_more int;
  v_did  jsonb;
begin
  if p_tokens < 0 or p_micros < 0 then
    raise exception 'nothing takes less than nothing' using errcode = '22023';
  end if;
  delete from private.ai_reservations r where r.id = p_reservation returning * into v_was;
  if not found then
    return;
  end if;
  v_more := p_tokens - v_was.tokens;
  update private.ai_spending s set tokens = s.tokens + v_more, micros = s.micros + p_micros - v_was.micros
   where s.day = (v_was.at at time zone 'utc')::date;
  update private.rate_counters c set n = c.n + v_more
   where c.window_start = date_trunc('day', v_was.at)
     and (c.bucket, c.actor) in (('ai_tokens_address', private.hash('address', p_address)),
                                 ('ai_tokens_network', private.network_of(p_address)));
  update private.rate_counters c set n = c.n + v_more
   where c.window_start = date_trunc('hour', v_was.at)
     and c.bucket = 'ai_tokens_visitor' and c.actor = private.hash('visitor', p_visitor);
  for v_did in select d from jsonb_array_elements(p_providers::jsonb) d order by d ->> 'provider' loop
    perform private.note_ai_provider(v_did ->> 'provider', v_did ->> 'failure');
  end loop;
end $$;

-- For `federation status` and for anyone: how the providers are, and how much of the ceilings is spent, in hundredths. No
-- amount, no key, nothing of what was asked.
create function public.ai_status() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today private.ai_spending;
  v_month bigint;
begin
  select * into v_today from private.ai_spending s where s.day = private.today();
  select sum(s.micros) into v_month from private.ai_spending s
   where s.day >= date_trunc('month', private.today()::timestamp)::date;
  return jsonb_build_object(
    'providers', (select coalesce(jsonb_agg(jsonb_build_object(
        'provider', p.provider, 'answeredAt', p.answered_at, 'failedAt', p.failed_at, 'failure', p.failure,
        'restsUntil', case when p.rests_until > now() then p.rests_until end) order by p.provider), '[]')
      from private.ai_providers p),
    'closedBy', v_today.closed_by,
    'refusedToday', coalesce(v_today.refused, 0),
    'spentOfDay', v_today.micros * 100 / nullif(v_today.ceiling_day, 0),
    'spentOfMonth', v_month * 100 / nullif(v_today.ceiling_month, 0));
end $$;

revoke execute on function
  private.ai_limit(text, jsonb), private.refuse_ai(text),
  private.take_units(text, bytea, text, text, int, jsonb),
  private.reserve_ai(int, bigint, jsonb), private.note_ai_provider(text, text)
  from public, anon, authenticated;
revoke execute on function
  public.take_ai_request(text, text, text, text, text, int, bigint, text),
  public.settle_ai_request(uuid, text, text, int, bigint, text),
  public.ai_status()
  from public, anon, authenticated;
grant execute on function
  public.take_ai_request(text, text, text, text, text, int, bigint, text),
  public.settle_ai_request(uuid, text, text, int, bigint, text)
  to service_role;
grant execute on function public.ai_status() to anon, authenticated;

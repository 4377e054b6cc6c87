-- Limits and spending of the Edge Function `ai`. It runs in many short-lived instances, so only the database can count
-- for all of them. The upper bound of an answer's usage is reserved before the provider is called, and replaced by the
-- actual amount afterwards. A reservation that is never settled stays counted, so spending may be
-- overestimated, never underestimated. A ceiling is a spending limit of a day or a month, in money.
insert into private.settings (key, value) values
  -- Requests are counted in units. Set the units of each kind from the prices of your providers.
  ('ai_cost_text', '1'),
  ('ai_cost_analyse', '1'),
  ('ai_cost_image', '5'),
  ('ai_cost_news', '5'),
  ('ai_per_visitor_hour', '30'),
  -- One address can be a school or a town hall.
  ('ai_per_address_hour', '300'),
  -- Below a third of ai_per_site_day, so that one address cannot use up the AI of the whole site.
  ('ai_per_address_day', '1500'),
  -- For an IPv6 /48; below ai_per_site_day.
  ('ai_per_network_day', '3000'),
  ('ai_per_site_day', '5000'),
  -- Searches for news of one principle per day, including failed ones; the next reader repeats a failed search.
  ('ai_news_per_principle_day', '20'),
  ('ai_tokens_per_visitor_hour', '150000'),
  ('ai_tokens_per_address_day', '3000000'),
  ('ai_tokens_per_network_day', '6000000'),
  ('ai_tokens_per_site_day', '10000000'),
  -- A provider that fails this often in a row is called last for ai_rest_seconds.
  ('ai_rest_after', '3'),
  ('ai_rest_seconds', '60');

-- News are searched once a day for each principle and served to all readers.
create table private.ai_news (
  principle text primary key references public.manifesto_principles (id) on delete cascade,
  answer    jsonb not null check (length(answer::text) <= 20000),
  cached_at   timestamptz not null default now()
);

-- One row per UTC day; its lock serialises reservations. Amounts are millionths of the currency of the prices.
create table private.ai_spending (
  day               date primary key,
  tokens            bigint not null default 0,
  micros            bigint not null default 0,
  -- the function's configuration at its last request, for `federation status`
  ceiling_day       bigint,
  ceiling_month     bigint,
  -- the ceiling that rejected the last request; null if it was accepted
  reached_ceiling   text check (reached_ceiling in ('day', 'month')),
  rejected_requests int not null default 0
);

-- Answers in progress. Holds nothing about the visitor.
create table private.ai_reservations (
  id     uuid primary key default gen_random_uuid(),
  at     timestamptz not null default now(),
  tokens int not null,
  micros bigint not null
);
create index ai_reservations_at_idx on private.ai_reservations (at);

create table private.ai_providers (
  provider    text primary key check (provider in ('gemini', 'openrouter', 'huggingface')),
  answered_at timestamptz,
  failed_at   timestamptz,
  -- 'timeout', 'http 503'
  failure     text check (failure ~ '^[a-z-]{1,20}( [0-9]{3})?$'),
  consecutive_failures    int not null default 0,
  rests_until timestamptz
);

alter table private.ai_news         enable row level security;
alter table private.ai_spending     enable row level security;
alter table private.ai_reservations enable row level security;
alter table private.ai_providers    enable row level security;
create policy "nobody" on private.ai_news using (false);
create policy "nobody" on private.ai_spending using (false);
create policy "nobody" on private.ai_reservations using (false);
create policy "nobody" on private.ai_providers using (false);

-- Whether allowed_origins contains the origin. Reads the list as require_own_origin() does.
create function private.is_allowed_origin(p_origin text) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_origin <> ''
     and lower(p_origin) = any (regexp_split_to_array(lower(btrim(private.setting('allowed_origins'))), '[\s,]+'))
$$;

-- Returns a limit: the value that the Edge Function passes in p_limits, or else the setting. A setting of 0 always
-- wins, so an operator can turn AI off without a deployment.
create function private.ai_limit(p_setting text, p_limits jsonb) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  v_setting bigint := private.setting(p_setting)::bigint;
begin
  return case when v_setting = 0 then 0 else coalesce((p_limits ->> p_setting)::bigint, v_setting) end;
end $$;

-- Answers 429. The Edge Function logs the name of the limit, which is the error's detail.
create function private.reject_ai(p_setting text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  raise sqlstate 'PT429' using message = 'rate_limited', detail = p_setting, hint = 'Tente de novo mais tarde.';
end $$;

-- Counts p_units of an actor in a fixed window, or answers 429. Does nothing without an actor.
create function private.take_units(
  p_bucket text, p_actor bytea, p_setting text, p_window text, p_units int, p_limits jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  if p_actor is null then
    return;
  end if;
  insert into private.rate_counters as c (bucket, actor, window_start, n)
  values (p_bucket, p_actor, date_trunc(p_window, now()), p_units)
  on conflict (bucket, actor, window_start) do update set n = c.n + p_units
  returning c.n into v_count;
  if v_count > private.ai_limit(p_setting, p_limits) then
    perform private.reject_ai(p_setting);
  end if;
end $$;

-- Reserves an answer's tokens and money for the site and day, one request after the other. Returns the ceiling that
-- is reached ('day' or 'month', recorded for the operator), or null. It is returned, not raised: an exception would
-- roll the record back.
create function private.reserve_ai(p_tokens int, p_micros bigint, p_limits jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  c_day     constant bigint := (p_limits ->> 'ai_ceiling_day')::bigint;
  c_month   constant bigint := (p_limits ->> 'ai_ceiling_month')::bigint;
  v_today   private.ai_spending;
  v_month   bigint;
  v_ceiling text;
begin
  insert into private.ai_spending (day) values (private.today()) on conflict (day) do nothing;
  if found then
    delete from private.ai_spending s where s.day < private.today() - 400;
  end if;
  select * into v_today from private.ai_spending s where s.day = private.today() for update;
  select sum(s.micros) into v_month from private.ai_spending s
   where s.day >= date_trunc('month', private.today()::timestamp)::date;
  v_ceiling := case when v_month + p_micros > c_month then 'month'
                 when v_today.micros + p_micros > c_day then 'day' end;
  update private.ai_spending s set
    tokens = s.tokens + case when v_ceiling is null then p_tokens else 0 end,
    micros = s.micros + case when v_ceiling is null then p_micros else 0 end,
    ceiling_day = c_day, ceiling_month = c_month,
    reached_ceiling = v_ceiling,
    rejected_requests = s.rejected_requests + case when v_ceiling is null then 0 else 1 end
   where s.day = v_today.day;
  if v_ceiling is null and v_today.tokens + p_tokens > private.ai_limit('ai_tokens_per_site_day', p_limits) then
    perform private.reject_ai('ai_tokens_per_site_day');
  end if;
  return v_ceiling;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;

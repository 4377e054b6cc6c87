-- Functions that the Edge Function `ai` calls: one before it calls a provider, one after the answer, and
-- one that caches news. At the end, its public state. The limits are in 24_ai_limits.sql.

-- Counts one request to an AI provider, or answers 429 (limit) or 403 (origin). p_visitor is null for a device without
-- a valid id; p_origin is null when the Edge Function has checked it against its own list; p_tokens and p_micros
-- (millionths of the currency of the prices) are the upper bound of the answer's usage; p_limits is the configuration of
-- the Edge Function, as JSON.
-- For the kind 'news', returns the cached news of the last day without counting the request. Otherwise returns the
-- reservation to settle and the providers to ask last, or {"ceiling": "day" | "month"} when a spending limit is reached.
-- Without p_tokens it only counts the request and returns null: the tests of the limits use that.
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
  v_ceiling text;
  v_id      uuid;
begin
  if v_units is null or v_units < 0 or p_tokens < 0 or p_micros < 0 then
    raise exception 'unknown kind of request' using errcode = '22023';
  end if;
  if p_origin is not null and not private.is_allowed_origin(p_origin) then
    raise sqlstate 'PT403' using message = 'origin_not_allowed';
  end if;
  if p_kind = 'news' then
    select n.answer into v_news from private.ai_news n
     where n.principle = p_principle and n.cached_at > now() - interval '1 day';
    if found then
      return v_news;
    end if;
  end if;
  if p_tokens > 0 then
    v_ceiling := private.reserve_ai(p_tokens, p_micros, v_limits);
    if v_ceiling is not null then
      return jsonb_build_object('ceiling', v_ceiling);
    end if;
  end if;
  if p_kind = 'news' then
    perform private.take('ai_news', private.hash('principle', p_principle), 'ai_news_per_principle_day', 'day');
  end if;
  perform private.take_units('ai_site', private.hash('site', 'ai'), 'ai_per_site_day', 'day', v_units, v_limits);
  perform private.take_units('ai_address_day', v_address, 'ai_per_address_day', 'day', v_units, v_limits);
  perform private.take_units('ai_network_day', v_network, 'ai_per_network_day', 'day', v_units, v_limits);
  perform private.take_units('ai_address', v_address, 'ai_per_address_hour', 'hour', v_units, v_limits);
  perform private.take_units('ai_visitor', v_visitor, 'ai_per_visitor_hour', 'hour', v_units, v_limits);
  if p_tokens = 0 then
    return null;
  end if;
  perform private.take_units('ai_tokens_address', v_address, 'ai_tokens_per_address_day', 'day', p_tokens, v_limits);
  perform private.take_units('ai_tokens_network', v_network, 'ai_tokens_per_network_day', 'day', p_tokens, v_limits);
  perform private.take_units('ai_tokens_visitor', v_visitor, 'ai_tokens_per_visitor_hour', 'hour', p_tokens, v_limits);
  -- No answer takes an hour: older reservations will not be settled, and stay counted.
  delete from private.ai_reservations r where r.ctid = any (array(
    select o.ctid from private.ai_reservations o where o.at < now() - interval '1 hour' limit 20 for update skip locked));
  insert into private.ai_reservations (tokens, micros) values (p_tokens, p_micros) returning id into v_id;
  return jsonb_build_object(
    'reservation', v_id,
    'resting', (select coalesce(jsonb_agg(p.provider), '[]') from private.ai_providers p where p.rests_until > now()));
end $$;

-- Records that a provider answered, or how it failed. After repeated failures it rests until rests_until:
-- take_ai_request() lists it as `resting`, and the Edge Function calls it last.
create function private.record_ai_provider(p_provider text, p_failure text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.ai_providers (provider) values (p_provider) on conflict (provider) do nothing;
  if p_failure is null then
    update private.ai_providers p set answered_at = now(), consecutive_failures = 0, rests_until = null where p.provider = p_provider;
  else
    update private.ai_providers p set
      failed_at = now(), failure = p_failure, consecutive_failures = p.consecutive_failures + 1,
      rests_until = case when p.consecutive_failures + 1 >= private.setting('ai_rest_after')::int
                         then now() + make_interval(secs => private.setting('ai_rest_seconds')::int) end
     where p.provider = p_provider;
  end if;
end $$;

-- Replaces a reservation by the actual usage, once, in the hour and day of the reservation. p_providers is a JSON list
-- of {provider, failure}; failure is null for the provider that answered.
create function public.settle_ai_request(
  p_reservation uuid, p_visitor text, p_address text, p_tokens int, p_micros bigint, p_providers text default '[]')
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_reservation  private.ai_reservations;
  v_token_change int;
  v_outcome      jsonb;
begin
  if p_tokens < 0 or p_micros < 0 then
    raise exception 'usage must not be negative' using errcode = '22023';
  end if;
  delete from private.ai_reservations r where r.id = p_reservation returning * into v_reservation;
  if not found then
    return;
  end if;
  v_token_change := p_tokens - v_reservation.tokens;
  update private.ai_spending s set tokens = s.tokens + v_token_change,
                                   micros = s.micros + p_micros - v_reservation.micros
   where s.day = (v_reservation.at at time zone 'utc')::date;
  update private.rate_counters c set n = c.n + v_token_change
   where c.window_start = date_trunc('day', v_reservation.at)
     and (c.bucket, c.actor) in (('ai_tokens_address', private.hash('address', p_address)),
                                 ('ai_tokens_network', private.network_of(p_address)));
  update private.rate_counters c set n = c.n + v_token_change
   where c.window_start = date_trunc('hour', v_reservation.at)
     and c.bucket = 'ai_tokens_visitor' and c.actor = private.hash('visitor', p_visitor);
  for v_outcome in select d from jsonb_array_elements(p_providers::jsonb) d order by d ->> 'provider' loop
    perform private.record_ai_provider(v_outcome ->> 'provider', v_outcome ->> 'failure');
  end loop;
end $$;

-- Stores the result of a news search, a JSON object as text, for the readers of the next day.
create function public.keep_ai_news(p_principle text, p_answer text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.ai_news (principle, answer)
  select p.id, p_answer::jsonb from public.manifesto_principles p where p.id = p_principle
  on conflict (principle) do update set answer = excluded.answer, cached_at = now()
$$;

-- State of the providers and the spent share of the ceilings in percent, for `federation status` and for everyone.
-- Reveals no amount, key or question.
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
    'closedBy', v_today.reached_ceiling,
    'refusedToday', coalesce(v_today.rejected_requests, 0),
    'spentOfDay', v_today.micros * 100 / nullif(v_today.ceiling_day, 0),
    'spentOfMonth', v_month * 100 / nullif(v_today.ceiling_month, 0));
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.take_ai_request(text, text, text, text, text, int, bigint, text),
  public.settle_ai_request(uuid, text, text, int, bigint, text),
  public.keep_ai_news(text, text), public.ai_status()
  from public, anon, authenticated;
grant execute on function
  public.take_ai_request(text, text, text, text, text, int, bigint, text),
  public.settle_ai_request(uuid, text, text, int, bigint, text), public.keep_ai_news(text, text)
  to service_role;
grant execute on function public.ai_status() to anon, authenticated;

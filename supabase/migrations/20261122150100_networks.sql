-- Who has an IPv6 /48 has 65,536 addresses (/64) to come from, and every limit that counts addresses as often. What a whole
-- /48 may do is limited too: some times as much as one address, since a university or an operator's customers can share one.
insert into private.settings (key, value) values
  ('network_times', '4'),
  -- Of AI, in units. Less than the site's day, so that no network alone can use it up.
  ('ai_per_network_day', '3000');

-- The address that asks, as it is written without what gateways write around it. 'unknown' when none is said.
create function private.client_ip() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_header text := nullif(lower(btrim(private.setting('address_header'))), '');
  v_raw    text := coalesce(
    case when coalesce(v_header, 'cf-connecting-ip') = 'cf-connecting-ip'
         then nullif(btrim(private.request_header('cf-connecting-ip')), '') end,
    case when coalesce(v_header, 'x-forwarded-for') = 'x-forwarded-for'
         then nullif(btrim(split_part(private.request_header('x-forwarded-for'), ',', -1)), '') end,
    'unknown');
begin
  v_raw := regexp_replace(v_raw, '^\[([^]]+)\](:\d+)?$', '\1');
  v_raw := regexp_replace(v_raw, '^(\d+\.\d+\.\d+\.\d+):\d+$', '\1');
  return regexp_replace(v_raw, '^::ffff:(?=\d+\.)', '', 'i');
end $$;

-- An IPv6 customer owns a whole /64: that counts as one address.
create or replace function private.client_address() returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ip text := private.client_ip();
begin
  if strpos(v_ip, ':') > 0 then
    v_ip := host(network(set_masklen(v_ip::inet, 64)));
  end if;
  return private.hash('address', left(v_ip, 64));
exception when data_exception then
  return private.hash('address', 'unknown');
end $$;

-- The /48 of an IPv6 address; null for IPv4, of which nobody has so many.
create function private.network_of(p_ip text) returns bytea
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_ip is null or strpos(p_ip, ':') = 0 then
    return null;
  end if;
  return private.hash('network', host(network(set_masklen(p_ip::inet, 48))));
exception when data_exception then
  return null;
end $$;

-- Counts one act of the network that asks, or answers 429 above so many times what one address may do.
create function private.take_network(p_bucket text, p_setting text, p_window text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_network bytea := private.network_of(private.client_ip());
  v_n       int;
begin
  if v_network is null then
    return;
  end if;
  insert into private.rate_counters as c (bucket, actor, window_start, n)
  values (p_bucket, v_network, date_trunc(p_window, now()), 1)
  on conflict (bucket, actor, window_start) do update set n = c.n + 1
  returning c.n into v_n;
  if v_n > private.setting(p_setting)::bigint * private.setting('network_times')::bigint then
    raise sqlstate 'PT429' using
      message = 'rate_limited', detail = p_setting, hint = 'Tente de novo mais tarde.';
  end if;
end $$;

-- One for each table that visitors write to: what is taken, and the limits of one address. In the commit, where others wait
-- for no network.
create function private.on_network_act() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_argv[0] = 'suggest' then
    perform private.take_network('network:suggest', 'suggestions_per_address_hour', 'hour');
  elsif tg_argv[0] = 'report' then
    perform private.take_network('network:report', 'reports_per_address_hour', 'hour');
  else
    perform private.take_network('network:vote', 'votes_per_address_hour', 'hour');
    perform private.take_network('network:vote:' || tg_argv[0] || ':' || (to_jsonb(new) ->> tg_argv[0]),
                                 'votes_per_address_target_day', 'day');
  end if;
  return null;
end $$;
create constraint trigger network_voted after insert on private.principle_votes
  deferrable initially deferred for each row execute function private.on_network_act('principle');
create constraint trigger network_voted after insert on private.suggestion_votes
  deferrable initially deferred for each row execute function private.on_network_act('suggestion');
create constraint trigger network_rated after insert on private.recipe_ratings
  deferrable initially deferred for each row execute function private.on_network_act('recipe');
create constraint trigger network_suggested after insert on public.manifesto_suggestions
  deferrable initially deferred for each row execute function private.on_network_act('suggest');
create constraint trigger network_reported after insert on private.reports
  deferrable initially deferred for each row execute function private.on_network_act('report');

create or replace function public.take_ai_request(
  p_visitor text, p_address text, p_kind text default 'text', p_origin text default null, p_principle text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_units int := private.setting('ai_cost_' || p_kind)::int;
  v_news  jsonb;
begin
  if v_units is null or v_units < 0 then
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
    perform private.take('ai_news', private.hash('principle', p_principle), 'ai_news_per_principle_day', 'day');
  end if;
  perform private.take_units('ai_site', private.hash('site', 'ai'), 'ai_per_site_day', 'day', v_units);
  perform private.take_units('ai_address_day', private.hash('address', p_address), 'ai_per_address_day', 'day', v_units);
  if private.network_of(p_address) is not null then
    perform private.take_units('ai_network_day', private.network_of(p_address), 'ai_per_network_day', 'day', v_units);
  end if;
  perform private.take_units('ai_address', private.hash('address', p_address), 'ai_per_address_hour', 'hour', v_units);
  if p_visitor is not null then
    perform private.take_units('ai_visitor', private.hash('visitor', p_visitor), 'ai_per_visitor_hour', 'hour', v_units);
  end if;
  return null;
end $$;

revoke execute on function
  private.client_ip(), private.client_address(), private.network_of(text), private.take_network(text, text, text),
  private.on_network_act()
  from public, anon, authenticated;

-- Which header of the gateway in front says who asks. Empty: the one of Cloudflare, in front of hosted Supabase, or else
-- x-forwarded-for, as the embedded server writes it. Behind a gateway of one's own 'x-forwarded-for', so that nobody can
-- choose an address by sending the other.
insert into private.settings (key, value) values ('address_header', '') on conflict (key) do nothing;

create or replace function private.client_address() returns bytea
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
  v_raw := regexp_replace(v_raw, '^::ffff:(?=\d+\.)', '', 'i');
  if strpos(v_raw, ':') > 0 then
    v_raw := host(network(set_masklen(v_raw::inet, 64)));
  end if;
  return private.hash('address', left(v_raw, 64));
exception when data_exception then
  return private.hash('address', 'unknown');
end $$;
revoke execute on function private.client_address() from public, anon, authenticated;

-- The same list as for votes, read in the same way.
create function private.may_ask_ai(p_origin text) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_origin <> ''
     and lower(p_origin) = any (regexp_split_to_array(lower(btrim(private.setting('allowed_origins'))), '[\s,]+'))
$$;
revoke execute on function private.may_ask_ai(text) from public, anon, authenticated;

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
  perform private.take_units('ai_address', private.hash('address', p_address), 'ai_per_address_hour', 'hour', v_units);
  if p_visitor is not null then
    perform private.take_units('ai_visitor', private.hash('visitor', p_visitor), 'ai_per_visitor_hour', 'hour', v_units);
  end if;
  return null;
end $$;

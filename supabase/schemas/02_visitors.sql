-- Identity of the sender of a request: origin, address and visitor id.
insert into private.settings (key, value) values
  -- A new key makes the ids in browsers unsigned; votes already cast stay as they are.
  ('visitor_key', gen_random_uuid()::text || gen_random_uuid()::text);

-- A header of the current request, or null. PostgREST stores the headers as JSON with lower-case names.
create function private.request_header(p_name text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return nullif(current_setting('request.headers', true), '')::json ->> p_name;
end $$;

-- Rejects requests from pages of other websites, which could spend their readers' votes here.
create function private.require_own_origin() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_origin  text := lower(coalesce(private.request_header('origin'), ''));
  v_allowed text := lower(btrim(private.setting('allowed_origins')));
begin
  if v_origin <> '' and v_allowed <> '' and v_origin <> all (regexp_split_to_array(v_allowed, '[\s,]+')) then
    raise sqlstate 'PT403' using message = 'foreign_origin',
      hint = 'Add the origin to allowed_origins in private.settings.';
  end if;
end $$;

-- The client's address without port, brackets and IPv4-mapped prefix; 'unknown' without one. Cloudflare overwrites
-- cf-connecting-ip in front of hosted Supabase, so clients cannot forge it there. Of x-forwarded-for only the last
-- entry comes from the gateway; the client can invent the others (functions/ai/address.ts reads the same entry).
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

-- Hash of the client's address for rate limits. One IPv6 customer owns a /64, so a /64 counts as one address.
create function private.client_address() returns bytea
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

-- Hash of the /48 of an IPv6 address, which contains 65,536 addresses (/64). Null for IPv4.
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

-- Hash that identifies the sender of the request by the first of these: account, visitor id of the browser, address.
create function private.actor() returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  v_account text := auth.uid()::text;
  v_visitor text := lower(private.request_header('x-visitor-id'));
begin
  perform private.require_own_origin();
  if v_account is not null then
    return private.hash('account', v_account);
  elsif v_visitor ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return private.hash('visitor', v_visitor);
  end if;
  return private.client_address();
end $$;

-- A visitor id of this server is a UUID of version 8: issue time (seconds, 8 digits), random digits, and 12 digits of
-- a keyed hash over the digits before them. p_head is the id up to these 12 digits.
create function private.signed_id(p_head text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_head || left(encode(private.mac('visitor_key', p_head), 'hex'), 12);
end $$;

-- When the server issued this visitor's id; null for an id that it did not issue and for a request without Origin,
-- which comes from no browser. An account counts as an old visitor: the epoch.
create function private.visitor_since() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id text := lower(private.request_header('x-visitor-id'));
  v_at timestamptz;
begin
  if coalesce(private.request_header('origin'), '') = '' then
    return null;
  elsif auth.uid() is not null then
    return to_timestamp(0);
  elsif v_id !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return null;
  elsif substr(v_id, 15, 1) = '8' and private.signed_id(left(v_id, 24)) = v_id then
    v_at := to_timestamp(('x' || left(v_id, 8))::bit(32)::bigint);
    -- A minute for servers with different clocks.
    return case when v_at <= now() + interval '1 minute' then v_at end;
  end if;
  return null;
end $$;

-- Returns a visitor id of this server: the caller's own if it is valid, otherwise a new one. Writes
-- nothing. Pages request it before their first write. Votes with any other id are stored and held
-- (12_vote_counting.sql).
create function public.visitor_token() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_new text := gen_random_uuid()::text;
begin
  perform private.require_own_origin();
  if auth.uid() is null and private.visitor_since() is not null then
    return lower(private.request_header('x-visitor-id'));
  end if;
  return private.signed_id(lpad(to_hex(extract(epoch from now())::bigint), 8, '0')
                           || substr(v_new, 9, 6) || '8' || substr(v_new, 16, 9));
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.visitor_token() from public, anon, authenticated;
grant execute on function public.visitor_token() to anon, authenticated;

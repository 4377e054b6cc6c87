-- One address, however the gateway in front writes it: '::ffff:192.0.2.7' counted as the one network of everybody who
-- comes over IPv4, and '192.0.2.7:5678' as an unknown address. Of x-forwarded-for only the last entry is the gateway's
-- own (functions/ai/address.ts says the same); the first may be the client's invention.
create or replace function private.client_address() returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  v_raw text := coalesce(
    nullif(btrim(private.request_header('cf-connecting-ip')), ''),
    nullif(btrim(split_part(private.request_header('x-forwarded-for'), ',', -1)), ''),
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

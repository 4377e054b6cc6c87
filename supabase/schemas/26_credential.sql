-- Limits of the Edge Function `credential`, which signs credentials of finished courses and stores nothing.
insert into private.settings (key, value) values
  -- A class behind one address requests one per person.
  ('credentials_per_address_hour', '60'),
  ('credentials_per_site_day', '5000');

-- Counts one request, or answers 429 (limit) or 403 (origin). p_origin is null when the function has its own list.
create function public.take_credential(p_address text, p_origin text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_origin is not null and not private.is_allowed_origin(p_origin) then
    raise sqlstate 'PT403' using message = 'origin_not_allowed';
  end if;
  perform private.take('credential', private.hash('address', p_address), 'credentials_per_address_hour');
  perform private.take('credential_site', private.hash('site', 'credential'), 'credentials_per_site_day', 'day');
end $$;

revoke execute on function public.take_credential(text, text) from public, anon, authenticated;
grant execute on function public.take_credential(text, text) to service_role;

-- Limits of the Edge Function `ai`. It runs in many short-lived instances, so only the database can count for all of
-- them. Nobody but the function (service_role) may call this: it says itself who asked.
insert into private.settings (key, value) values
  ('ai_per_visitor_hour', '30'),
  -- An address can be a school or the whole town hall.
  ('ai_per_address_hour', '300'),
  -- What the site can spend in a day, whoever asks.
  ('ai_per_site_day', '5000');

-- Counts one request to an AI provider, or answers HTTP 429 without counting it. p_visitor is null for a device that
-- sent no usable id.
create function public.take_ai_request(p_visitor text, p_address text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take('ai_site', private.hash('site', 'ai'), 'ai_per_site_day', 'day');
  perform private.take('ai_address', private.hash('address', p_address), 'ai_per_address_hour');
  if p_visitor is not null then
    perform private.take('ai_visitor', private.hash('visitor', p_visitor), 'ai_per_visitor_hour');
  end if;
end $$;

revoke execute on function public.take_ai_request(text, text) from public, anon, authenticated;
grant execute on function public.take_ai_request(text, text) to service_role;

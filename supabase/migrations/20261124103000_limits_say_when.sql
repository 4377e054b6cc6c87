-- A refusal by a rate limit names the limit and the seconds until its window ends, in the format that votes already have
-- (private.receive_vote), so that a device can queue what it sends and say when.
create function private.refuse_until(p_setting text, p_window text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  raise sqlstate 'PT429' using
    message = 'rate_limited',
    detail  = jsonb_build_object(
      'limit', p_setting,
      'wait', ceil(extract(epoch from date_trunc(p_window, now()) + ('1 ' || p_window)::interval - now())))::text,
    hint    = 'Tente de novo mais tarde.';
end $$;

create or replace function private.take(p_bucket text, p_actor bytea, p_setting text, p_window text default 'hour') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.tally(p_bucket, p_actor, p_window) > private.setting(p_setting)::int then
    perform private.refuse_until(p_setting, p_window);
  end if;
end $$;

create or replace function private.take_network(p_bucket text, p_setting text, p_window text) returns void
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
    perform private.refuse_until(p_setting, p_window);
  end if;
end $$;

revoke execute on function private.refuse_until(text, text) from public, anon, authenticated;

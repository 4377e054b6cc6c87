-- Rate limits: counters in fixed windows, answered with HTTP 429 (PostgREST's PTxxx codes) above the limit.
-- An act is one limited request, such as a vote, a suggestion or a report. Its actor is the hash of the
-- visitor, the address or the network that sent it (02_visitors.sql). Functions and triggers of the later
-- files call private.take(). A rejected act is rolled back together with its count, so a counter never
-- passes its limit.
insert into private.settings (key, value) values
  -- Limit of an IPv6 /48 as a multiple of the limit of one address: a university or a provider's customers can share
  -- it.
  ('network_times', '4');

create table private.rate_counters (
  bucket       text not null,
  actor        bytea not null,
  window_start timestamptz not null,
  n            int not null,
  primary key (bucket, actor, window_start)
) with (fillfactor = 80);
create index rate_counters_sweep_idx on private.rate_counters (window_start);
alter table private.rate_counters enable row level security;
create policy "nobody" on private.rate_counters using (false);

-- Deletes expired counters, oldest first, so that the index finds them even without planner statistics (PGlite has no
-- autovacuum). Separate from tally(), so that an hourly job can call it.
create function private.sweep_counters(p_max_rows int default 1000) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  -- skip locked: concurrent sweeps must not wait for each other.
  delete from private.rate_counters c where c.ctid = any (array(
    select o.ctid from private.rate_counters o where o.window_start < now() - interval '2 days'
     order by o.window_start limit p_max_rows for update skip locked));
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Counts one act in a fixed window (p_window: 'minute', 'hour' or 'day'). Returns the count including this act. One
-- new counter in two hundred deletes up to a thousand expired ones, so they are deleted faster than new ones arrive.
create function private.tally(p_bucket text, p_actor bytea, p_window text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  insert into private.rate_counters as c (bucket, actor, window_start, n)
  values (p_bucket, p_actor, date_trunc(p_window, now()), 1)
  on conflict (bucket, actor, window_start) do update set n = c.n + 1
  returning c.n into v_count;
  if v_count = 1 and random() < 0.005 then
    perform private.sweep_counters();
  end if;
  return v_count;
end $$;

-- Answers 429 with the name of the limit and the seconds until its window ends, so that a device can queue and retry.
-- p_details are added to them.
create function private.reject_rate_limit(p_setting text, p_window text, p_details jsonb default '{}') returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  raise sqlstate 'PT429' using
    message = 'rate_limited',
    detail  = (jsonb_build_object(
      'limit', p_setting,
      'wait', ceil(extract(epoch from date_trunc(p_window, now()) + ('1 ' || p_window)::interval - now())))
      || p_details)::text,
    hint    = 'Tente de novo mais tarde.';
end $$;

-- Counts one act of an actor, or answers 429 above the limit in p_setting.
create function private.take(p_bucket text, p_actor bytea, p_setting text, p_window text default 'hour') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.tally(p_bucket, p_actor, p_window) > private.setting(p_setting)::int then
    perform private.reject_rate_limit(p_setting, p_window);
  end if;
end $$;

-- Counts one act of an IPv6 /48, or answers 429 above network_times the limit of one address.
create function private.take_network(p_bucket text, p_network bytea, p_setting text, p_window text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.tally(p_bucket, p_network, p_window)
     > private.setting(p_setting)::bigint * private.setting('network_times')::bigint then
    perform private.reject_rate_limit(p_setting, p_window);
  end if;
end $$;

-- Trigger of each table that visitors write to: counts the act for the sender's IPv6 /48. Deferred to the commit, so
-- that the counter's row lock is not held across round trips. Its argument is 'suggest', 'report', or a vote's target
-- column.
create function private.on_network_act() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_network bytea := private.network_of(private.client_ip());
begin
  if v_network is null then
    return null;
  elsif tg_argv[0] = 'suggest' then
    perform private.take_network('network:suggest', v_network, 'suggestions_per_address_hour', 'hour');
  elsif tg_argv[0] = 'report' then
    perform private.take_network('network:report', v_network, 'reports_per_address_hour', 'hour');
  else
    perform private.take_network('network:vote', v_network, 'votes_per_address_hour', 'hour');
    perform private.take_network('network:vote:' || tg_argv[0] || ':' || (to_jsonb(new) ->> tg_argv[0]), v_network,
                                 'votes_per_address_target_day', 'day');
  end if;
  return null;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;

-- Counting votes. The received totals (upvotes, downvotes, total_score, vote_count) contain every vote as
-- soon as it is committed (10_vote_limits.sql). The counted totals (counted_upvotes and the other counted_
-- columns) contain only votes that pass the rule of this file, some minutes later.
-- A vote counts if the server issued the visitor's id and its address has at most
-- voters_per_address_target_day voters on the target. Other votes are held: stored, not counted. A
-- moderator's review overrides the rule (20_vote_review.sql).
insert into private.settings (key, value) values
  -- A new key makes the signatures of earlier hours unverifiable.
  ('totals_key', gen_random_uuid()::text || gen_random_uuid()::text),
  ('votes_count_after_minutes', '15'),
  -- Voters of one address on one target per day. Above it, its votes there that are not counted yet are held for a
  -- review.
  ('voters_per_address_target_day', '150'),
  -- Number of held votes on one target that delays its counting by delay_hours, which leaves time for a review.
  ('delay_after_held', '50'),
  ('delay_hours', '6'),
  ('vote_address_days', '30');

-- One row an hour, a hash chain. `hash` is the sha256, in hex, of the three lines previous, hour and totals: a stored
-- copy of one row detects a change of any earlier row. `signature` is a keyed hash that only the site can verify.
create table public.vote_totals (
  hour      text primary key check (hour ~ '^\d{4}-\d\d-\d\dT\d\d:00:00Z$'),
  totals    text not null,
  previous  text not null,
  hash      text not null,
  signature text not null
);
alter table public.vote_totals enable row level security;
create policy "everyone reads" on public.vote_totals for select to anon, authenticated using (true);
create policy "service_role, limited by grants" on public.vote_totals to service_role using (true) with check (true);
revoke all on public.vote_totals from anon, authenticated, service_role;
grant select on public.vote_totals to anon, authenticated, service_role;

-- Publishes the totals of this hour, once. Ratings: their number, and the sum of their stars.
create function private.publish_totals() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_hour     text := to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:00:00"Z"');
  v_previous text;
  v_totals   text;
  v_hash     text;
begin
  if exists (select from public.vote_totals t where t.hour >= v_hour) then
    return;
  end if;
  select t.hash into v_previous from public.vote_totals t order by t.hour desc limit 1;
  v_previous := coalesce(v_previous, '');
  select jsonb_build_object(
    'principles', (select jsonb_object_agg(p.id, jsonb_build_object(
        'received', jsonb_build_array(p.upvotes - p.example_upvotes, p.downvotes - p.example_downvotes),
        'counted',  jsonb_build_array(p.counted_upvotes, p.counted_downvotes))) from public.manifesto_principles p),
    'suggestions', (select jsonb_build_object(
        'received', coalesce(sum(s.upvotes), 0), 'counted', coalesce(sum(s.counted_upvotes), 0))
        from public.manifesto_suggestions s where s.status = 'approved' and not s.is_example),
    'ratings', (select jsonb_build_object('received', jsonb_build_array(count(*), coalesce(sum(r.rating), 0)))
        from private.recipe_ratings r) || (select jsonb_build_object(
        'counted', jsonb_build_array(coalesce(sum(c.counted_votes), 0), coalesce(sum(c.counted_score), 0)))
        from public.recipes c))::text
    into v_totals;
  v_hash := encode(sha256(convert_to(concat_ws(E'\n', v_previous, v_hour, v_totals), 'UTF8')), 'hex');
  insert into public.vote_totals (hour, totals, previous, hash, signature)
  values (v_hour, v_totals, v_previous, v_hash, encode(private.mac('totals_key', v_hash), 'hex'));
end $$;

-- Deletes the addresses of votes after vote_address_days.
create function private.delete_expired_vote_addresses() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_before timestamptz := now() - make_interval(days => private.setting('vote_address_days')::int);
begin
  update private.principle_votes v  set address = null where v.address is not null and v.created_at < v_before;
  update private.suggestion_votes v set address = null where v.address is not null and v.created_at < v_before;
  update private.recipe_ratings v   set address = null where v.address is not null and v.created_at < v_before;
end $$;

-- Counts or holds the votes older than votes_count_after_minutes, in whole minutes, so that votes of the same minute
-- get the same decision. The embedded server or pg_cron runs it every ten minutes.
create function private.count_votes() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_until         timestamptz := date_trunc('minute',
    now() - make_interval(mins => private.setting('votes_count_after_minutes')::int));
  v_delay         interval := make_interval(hours => private.setting('delay_hours')::int);
  v_address_limit int := private.setting('voters_per_address_target_day')::int;
begin
  if not pg_try_advisory_xact_lock(hashtext('private.count_votes')) then
    return;
  end if;
  with decisions as (
    -- held: null for a vote that counts.
    select w.target, w.voter,
           -- Rows without address were moved by a merge; no visitor cast them here.
           case when w.address is null then null
                when w.visitor_since is null then 'unsigned'
                when c.n > v_address_limit then 'address_limit' end as held
      from private.cast_votes w
      left join private.rate_counters c on c.bucket = 'vote:' || w.target and c.actor = w.address
                                       and c.window_start = date_trunc('day', w.created_at)
     where w.counted is null and w.created_at < v_until
       and not exists (
         select from private.delayed_targets l where l.target = w.target and l.until > now()
            and w.created_at > now() - v_delay)
  ), principles as (
    update private.principle_votes v set counted = d.held is null, held = d.held
      from decisions d where d.target = 'principle:' || v.principle and v.voter = d.voter and v.counted is null
    returning v.principle, v.direction, v.counted and v.review is null as is_counted
  ), suggestions as (
    update private.suggestion_votes v set counted = d.held is null, held = d.held
      from decisions d where d.target = 'suggestion:' || v.suggestion and v.voter = d.voter and v.counted is null
    returning v.suggestion, v.counted and v.review is null as is_counted
  ), ratings as (
    update private.recipe_ratings v set counted = d.held is null, held = d.held
      from decisions d where d.target = 'recipe:' || v.recipe and v.voter = d.voter and v.counted is null
    returning v.recipe, v.rating, v.counted and v.review is null as is_counted
  ), delayed as (
    insert into private.delayed_targets (target, until)
    select d.target, now() + v_delay
      from decisions d where d.held = 'address_limit'
     group by 1 having count(*) > private.setting('delay_after_held')::int
    on conflict (target) do update set until = excluded.until
  ), sums as (
    update public.manifesto_principles p
       set counted_upvotes = p.counted_upvotes + x.up, counted_downvotes = p.counted_downvotes + x.down
      from (select v.principle, count(*) filter (where v.direction = 'up') as up,
                   count(*) filter (where v.direction = 'down') as down
              from principles v where v.is_counted group by 1) x
     where p.id = x.principle
  ), scores as (
    update public.recipes c set counted_score = c.counted_score + x.score, counted_votes = c.counted_votes + x.n
      from (select v.recipe, sum(v.rating) as score, count(*) as n from ratings v where v.is_counted group by 1) x
     where c.id = x.recipe
  )
  update public.manifesto_suggestions s set counted_upvotes = s.counted_upvotes + x.n
    from (select v.suggestion, count(*) as n from suggestions v where v.is_counted group by 1) x
   where s.id = x.suggestion;

  perform private.delete_expired_vote_addresses();
  delete from private.delayed_targets l where l.until < now();
  perform private.publish_totals();
end $$;

-- For service_role, on hosts where neither the embedded server nor pg_cron calls private.count_votes().
create function public.count_votes() returns void
language sql volatile security definer set search_path = '' as $$
  select private.count_votes()
$$;

-- Verifies the hash chain of the last max_rows hours. Returns {hours, broken}: the first hour that fails, or null.
create function public.verify_vote_totals(max_rows int default 200) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_result jsonb;
begin
  select jsonb_build_object('hours', count(*), 'broken', min(x.hour) filter (where not x.is_valid)) into v_result
    from (select t.hour,
                 t.previous = coalesce(lag(t.hash) over (order by t.hour), t.previous)
             and t.hash = encode(sha256(convert_to(concat_ws(E'\n', t.previous, t.hour, t.totals), 'UTF8')), 'hex')
             and t.signature = encode(private.mac('totals_key', t.hash), 'hex') as is_valid
            from (select * from public.vote_totals v order by v.hour desc
                   limit least(greatest(coalesce(max_rows, 200), 1), 1000)) t) x;
  return v_result;
end $$;

-- Without the privilege to create the extension, the caller must schedule the job.
do $$ begin
  if exists (select from pg_available_extensions e where e.name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('count-votes', '*/10 * * * *', 'select private.count_votes()');
  end if;
exception when others then
  raise notice 'pg_cron does not run here (%): call count_votes() with the secret key every ten minutes', sqlerrm;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.verify_vote_totals(int), public.count_votes() from public, anon, authenticated;
grant execute on function public.verify_vote_totals(int) to anon, authenticated;
grant execute on function public.count_votes() to service_role;

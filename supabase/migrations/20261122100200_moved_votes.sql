-- Votes that staff move, when they merge two suggestions: rows that no visitor cast here, without an address. They count
-- with the next counting, and cease to when the merge is undone and the row goes.

-- Those of before ids were given are told apart from them.
update private.principle_votes  set visitor_since = to_timestamp(0) where counted and visitor_since is null;
update private.suggestion_votes set visitor_since = to_timestamp(0) where counted and visitor_since is null;

-- Decides about the votes of whole minutes that have waited long enough, all of a minute at once: what belongs together is
-- judged together, and a burst as one. Every ten minutes, by the embedded server or pg_cron.
create or replace function private.count_votes() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_until timestamptz := date_trunc('minute',
    now() - make_interval(mins => private.setting('votes_count_after_minutes')::int));
begin
  if not pg_try_advisory_xact_lock(hashtext('private.count_votes')) then
    return;
  end if;
  with waiting as (
    select v.principle, null::uuid as suggestion, v.voter, v.address, v.created_at, v.visitor_since,
           'principle:' || v.principle as target
      from private.principle_votes v where v.counted is null and v.created_at < v_until
    union all
    select null, v.suggestion, v.voter, v.address, v.created_at, v.visitor_since, 'suggestion:' || v.suggestion
      from private.suggestion_votes v where v.counted is null and v.created_at < v_until
  ), bursts as (
    select w.address, date_trunc('minute', w.created_at) as minute from waiting w
     where w.address is not null and w.visitor_since > w.created_at - interval '1 day'
     group by 1, 2
    having count(distinct w.voter) > private.setting('new_voters_per_address_minute')::int
  ), decided as (
    select w.principle, w.suggestion, w.voter, w.target,
           case when w.address is null then null
                when w.visitor_since is null then 'unsigned'
                when b.address is not null and w.visitor_since > w.created_at - interval '1 day' then 'burst'
                when c.n > private.setting('voters_per_address_target_day')::int then 'crowd' end as held
      from waiting w
      left join bursts b on b.address = w.address and b.minute = date_trunc('minute', w.created_at)
      left join private.rate_counters c on c.bucket = 'vote:' || w.target and c.actor = w.address
                                       and c.window_start = date_trunc('day', w.created_at)
     where not exists (
       select from private.slow_targets l where l.target = w.target and l.until > now()
          and w.created_at > now() - make_interval(hours => private.setting('slow_hours')::int))
  ), principles as (
    update private.principle_votes v set counted = d.held is null, held = d.held
      from decided d where v.principle = d.principle and v.voter = d.voter
    returning v.principle, v.direction, v.counted and v.review is null as adds
  ), suggestions as (
    update private.suggestion_votes v set counted = d.held is null, held = d.held
      from decided d where v.suggestion = d.suggestion and v.voter = d.voter
    returning v.suggestion, v.counted and v.review is null as adds
  ), slow as (
    insert into private.slow_targets (target, until)
    select d.target, now() + make_interval(hours => private.setting('slow_hours')::int)
      from decided d where d.held in ('burst', 'crowd')
     group by 1 having count(*) > private.setting('slow_after_held')::int
    on conflict (target) do update set until = excluded.until
  ), sums as (
    update public.manifesto_principles p
       set counted_upvotes = p.counted_upvotes + x.up, counted_downvotes = p.counted_downvotes + x.down
      from (select v.principle, count(*) filter (where v.direction = 'up') as up,
                   count(*) filter (where v.direction = 'down') as down
              from principles v where v.adds group by 1) x
     where p.id = x.principle
  )
  update public.manifesto_suggestions s set counted_upvotes = s.counted_upvotes + x.n
    from (select v.suggestion, count(*) as n from suggestions v where v.adds group by 1) x
   where s.id = x.suggestion;

  update private.principle_votes v set address = null
   where v.address is not null
     and v.created_at < now() - make_interval(days => private.setting('vote_address_days')::int);
  update private.suggestion_votes v set address = null
   where v.address is not null
     and v.created_at < now() - make_interval(days => private.setting('vote_address_days')::int);
  delete from private.slow_targets l where l.until < now();
  perform private.publish_totals();
end $$;

create function private.moved_vote_gone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.manifesto_suggestions s set counted_upvotes = s.counted_upvotes - 1 where s.id = old.suggestion;
  return null;
end $$;
create trigger moved_vote_gone after delete on private.suggestion_votes
  for each row when (old.address is null and old.visitor_since is null and old.counted and old.review is null)
  execute function private.moved_vote_gone();

revoke execute on function private.count_votes(), private.moved_vote_gone() from public, anon, authenticated;

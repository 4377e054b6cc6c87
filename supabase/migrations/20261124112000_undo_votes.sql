-- A visitor can withdraw a vote on a principle for some seconds after casting it: a slip of the finger is not final. Totals
-- stay exact, because the row, what it added and the counter of its address change in one transaction.

insert into private.settings (key, value) values
  ('vote_undo_seconds', '10'),
  -- Withdrawals of one visitor on one principle. The next vote is final, so a cycle of votes and withdrawals ends. Every
  -- cycle also takes a vote from the limits of its address.
  ('vote_undos_per_target_day', '1');
insert into private.tallies (what, n) values ('withdrawn', 0);

-- Seconds in which this visitor can still withdraw a vote that was cast at p_cast; 0 when it is final. A visitor without an
-- id is an address, which others share, and withdraws nothing. A vote from the future was cast before the clock was set back.
create function private.undo_seconds(p_principle text, p_voter bytea, p_cast timestamptz, p_review bigint) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  v_span numeric := private.setting('vote_undo_seconds')::numeric;
  v_age  numeric := extract(epoch from clock_timestamp() - p_cast);
begin
  if p_review is not null or v_age < -1 or v_age >= v_span or p_voter = private.client_address() then
    return 0;
  end if;
  if exists (select from private.rate_counters c
              where c.bucket = 'undo:principle:' || p_principle and c.actor = p_voter
                and c.window_start = date_trunc('day', now())
                and c.n >= private.setting('vote_undos_per_target_day')::int) then
    return 0;
  end if;
  return round(least(v_span - v_age, v_span), 3);
end $$;

-- As before, and the answer says for how many seconds the vote can be withdrawn. A vote that stood in the way may be
-- withdrawn between the two statements: then this one is cast in its place.
create or replace function public.vote_on_principle(p_id text, vote_type text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter bytea := private.actor();
  v_new   boolean;
  v_vote  text;
  v_undo  numeric;
  v_up    int;
  v_down  int;
begin
  if vote_type is null or vote_type not in ('up', 'down') then
    raise exception 'vote_type must be up or down' using errcode = '22023';
  end if;
  loop
    insert into private.principle_votes as v (principle, voter, direction, address, visitor_since)
    select p.id, v_voter, vote_type, private.client_address(), private.visitor_since()
      from public.manifesto_principles p where p.id = p_id
    on conflict (principle, voter) do nothing;
    v_new := found;
    select p.upvotes, p.downvotes, v.direction, private.undo_seconds(p_id, v_voter, v.created_at, v.review)
      into v_up, v_down, v_vote, v_undo
      from public.manifesto_principles p
      left join private.principle_votes v on v.principle = p.id and v.voter = v_voter
     where p.id = p_id;
    if not found then
      raise sqlstate 'PT404' using message = 'principle not found';
    end if;
    exit when v_vote is not null;
  end loop;
  return jsonb_build_object(
    'upvotes',   v_up   + (v_new and v_vote = 'up')::int,
    'downvotes', v_down + (v_new and v_vote = 'down')::int,
    'vote', v_vote, 'changed', v_new, 'undo_seconds', v_undo);
end $$;

-- Withdraws the caller's own vote. Idempotent: `vote` is what stands afterwards, null when nothing does. Row locks order it
-- with counting and reviewing, which take the same rows first and the totals last.
create function public.withdraw_principle_vote(p_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter bytea := private.actor();
  v_gone  private.principle_votes;
  v_done  boolean;
  v_vote  text;
  v_up    int;
  v_down  int;
begin
  delete from private.principle_votes v
   where v.principle = p_id and v.voter = v_voter
     and private.undo_seconds(v.principle, v.voter, v.created_at, v.review) > 0
  returning v.* into v_gone;
  v_done := found;
  if v_done then
    perform private.take('undo:principle:' || p_id, v_voter, 'vote_undos_per_target_day', 'day');
    -- This counter tells how many voters an address brought (voters_per_address_target_day). Those of the hour and of the
    -- minute stay as they are: they limit how often an address may act.
    update private.rate_counters c set n = c.n - 1
     where c.bucket = 'vote:principle:' || p_id and c.actor = v_gone.address
       and c.window_start = date_trunc('day', v_gone.created_at) and c.n > 0;
    update public.manifesto_principles p
       set upvotes           = p.upvotes           - (v_gone.direction = 'up')::int,
           downvotes         = p.downvotes         - (v_gone.direction = 'down')::int,
           counted_upvotes   = p.counted_upvotes   - (coalesce(v_gone.counted, false) and v_gone.direction = 'up')::int,
           counted_downvotes = p.counted_downvotes - (coalesce(v_gone.counted, false) and v_gone.direction = 'down')::int
     where p.id = p_id;
    update private.tallies t set n = t.n + 1 where t.what = 'withdrawn';
  end if;
  select p.upvotes, p.downvotes, v.direction into v_up, v_down, v_vote
    from public.manifesto_principles p
    left join private.principle_votes v on v.principle = p.id and v.voter = v_voter
   where p.id = p_id;
  if not found then
    raise sqlstate 'PT404' using message = 'principle not found';
  end if;
  return jsonb_build_object('upvotes', v_up, 'downvotes', v_down, 'vote', v_vote, 'changed', v_done);
end $$;

-- Pages compare these figures to notice a change. A vote that is withdrawn and cast the other way leaves the sum as it was,
-- so the withdrawals are a figure of their own.
drop function public.manifesto_totals();
create function public.manifesto_totals()
returns table (approved_suggestions int, principles int, principle_votes int, suggestion_votes int, withdrawn_votes int)
language sql stable security definer set search_path = '' as $$
  select
    (select t.n from private.tallies t where t.what = 'published'),
    count(*)::int,
    coalesce(sum(p.upvotes - p.example_upvotes + p.downvotes - p.example_downvotes), 0)::int,
    (select coalesce(sum(t.n), 0)::int from private.support_slots t),
    (select t.n from private.tallies t where t.what = 'withdrawn')
  from public.manifesto_principles p
$$;

revoke execute on function private.undo_seconds(text, bytea, timestamptz, bigint) from public, anon, authenticated;
revoke execute on function
  public.vote_on_principle(text, text), public.withdraw_principle_vote(text), public.manifesto_totals()
  from public, anon, authenticated;
grant execute on function
  public.vote_on_principle(text, text), public.withdraw_principle_vote(text), public.manifesto_totals()
  to anon, authenticated;

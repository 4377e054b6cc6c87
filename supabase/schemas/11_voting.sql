-- Functions that pages call to vote on a principle, withdraw that vote, support a suggestion or rate a
-- recipe.
-- How a vote reaches the totals:
-- 1. A function below inserts a row: who voted (a hash, private.actor()), the vote, and the hash of the
--    address.
-- 2. At commit a deferred trigger (10_vote_limits.sql) checks the limits and adds the vote to the received
--    totals: upvotes, downvotes, total_score and vote_count. The trigger runs on inserts only.
-- 3. Every ten minutes private.count_votes() (12_vote_counting.sql) decides which of the older votes count.
--    It adds these to the counted totals: counted_upvotes, counted_downvotes, counted_score and
--    counted_votes.
-- 4. A moderator's review of an address (20_vote_review.sql) overrides this decision in the counted totals.
-- PostgREST answers an error with SQLSTATE PT404 as HTTP 404.

-- Seconds in which the visitor can still withdraw a vote cast at p_cast; 0 when it is final. A visitor without an id
-- is an address, which others share, and can withdraw nothing. The clock may have been set back by up to a
-- second. The counter 'undo:principle:…' has the visitor's withdrawals of today, which
-- withdraw_principle_vote() counts.
create function private.undo_seconds(
  p_principle text, p_voter bytea, p_address bytea, p_cast timestamptz, p_review bigint) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  v_span numeric := private.setting('vote_undo_seconds')::numeric;
  v_age  numeric := extract(epoch from clock_timestamp() - p_cast);
begin
  if p_review is not null or v_age < -1 or v_age >= v_span or p_voter = p_address then
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

-- Casts the visitor's vote on a principle, or reports the vote that exists: the first vote stays. The
-- trigger adds a new vote to the stored totals at commit, after they are read here. The answer therefore
-- adds this vote itself. If the existing vote is withdrawn between the two statements, the loop casts this
-- one.
create function public.vote_on_principle(p_id text, vote_type text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter   bytea := private.actor();
  v_address bytea := private.client_address();
  v_new     boolean;
  v_vote    text;
  v_undo    numeric;
  v_up      int;
  v_down    int;
begin
  if vote_type is null or vote_type not in ('up', 'down') then
    raise exception 'vote_type must be up or down' using errcode = '22023';
  end if;
  loop
    insert into private.principle_votes as v (principle, voter, direction, address, visitor_since)
    select p.id, v_voter, vote_type, v_address, private.visitor_since()
      from public.manifesto_principles p where p.id = p_id
    on conflict (principle, voter) do nothing;
    v_new := found;
    select p.upvotes, p.downvotes, v.direction, private.undo_seconds(p_id, v_voter, v_address, v.created_at, v.review)
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

-- Withdraws the caller's own vote. Idempotent: `vote` is the vote that exists afterwards, or null.
-- private.take() (03_rate_limits.sql) counts the withdrawal, and undo_seconds() reads that counter. After
-- vote_undos_per_target_day withdrawals the next vote is final.
-- The function subtracts the vote from the received and the counted totals itself. A delete trigger would
-- also run when retention deletes old votes, and their totals must stay. A vote that count_votes() has not
-- counted is only in the received totals.
-- count_votes() and review_votes() (20_vote_review.sql) also lock the row of the vote first and the totals
-- last. Concurrent calls therefore wait for each other without a deadlock, and a vote is never subtracted
-- twice.
create function public.withdraw_principle_vote(p_id text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter     bytea := private.actor();
  v_address   bytea := private.client_address();
  v_withdrawn private.principle_votes;
  v_changed   boolean;
  v_vote      text;
  v_up        int;
  v_down      int;
begin
  delete from private.principle_votes v
   where v.principle = p_id and v.voter = v_voter
     and private.undo_seconds(v.principle, v.voter, v_address, v.created_at, v.review) > 0
  returning v.* into v_withdrawn;
  v_changed := found;
  if v_changed then
    perform private.take('undo:principle:' || p_id, v_voter, 'vote_undos_per_target_day', 'day');
    -- The day's counter is the number of voters that the address brought (voters_per_address_target_day). The counters
    -- of hour and minute stay: they limit how often an address may act.
    update private.rate_counters c set n = c.n - 1
     where c.bucket = 'vote:principle:' || p_id and c.actor = v_withdrawn.address
       and c.window_start = date_trunc('day', v_withdrawn.created_at) and c.n > 0;
    update public.manifesto_principles p
       set upvotes           = p.upvotes           - (v_withdrawn.direction = 'up')::int,
           downvotes         = p.downvotes         - (v_withdrawn.direction = 'down')::int,
           counted_upvotes   = p.counted_upvotes   - (v_withdrawn.counted is true and v_withdrawn.direction = 'up')::int,
           counted_downvotes = p.counted_downvotes - (v_withdrawn.counted is true and v_withdrawn.direction = 'down')::int
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
  return jsonb_build_object('upvotes', v_up, 'downvotes', v_down, 'vote', v_vote, 'changed', v_changed);
end $$;

-- Supports a suggestion, once per visitor; it cannot be withdrawn. The answer adds a new vote as in
-- vote_on_principle(). `source` and `author` are accepted from pages and not stored.
create function public.vote_on_suggestion(s_id uuid, vote_type text, source text default null, author text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter bytea := private.actor();
  v_new   boolean;
  v_up    int;
begin
  if vote_type is distinct from 'up' then
    raise exception 'vote_type must be up' using errcode = '22023';
  end if;
  insert into private.suggestion_votes as v (suggestion, voter, address, visitor_since)
  select s.id, v_voter, private.client_address(), private.visitor_since()
    from public.manifesto_suggestions s where s.id = s_id and s.status = 'approved'
  on conflict (suggestion, voter) do nothing;
  v_new := found;
  select s.upvotes into v_up from public.manifesto_suggestions s where s.id = s_id and s.status = 'approved';
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  end if;
  return jsonb_build_object('upvotes', v_up + v_new::int, 'vote', 'up', 'changed', v_new);
end $$;

-- Rates a recipe. One rating per visitor and recipe; a later rating replaces the earlier one. The trigger
-- adds a first rating to the totals. This function changes them for a later one, because the trigger runs
-- on inserts only. v_counts: whether counted_score contains the earlier rating; a review decides before
-- count_votes().
create function public.increment_recipe_rating(recipe_id text, rating_value int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter  bytea := private.actor();
  v_new    boolean;
  v_old    int;
  v_counts boolean;
  v_total  int;
  v_count  int;
begin
  if rating_value is null or rating_value not between 1 and 5 then
    raise exception 'rating_value must be 1 to 5' using errcode = '22023';
  end if;
  insert into private.recipe_ratings as r (recipe, voter, rating, address, visitor_since)
  select c.id, v_voter, rating_value, private.client_address(), private.visitor_since()
    from public.recipes c where c.id = recipe_id
  on conflict (recipe, voter) do nothing;
  v_new := found;
  if not v_new then
    select r.rating, coalesce((select w.counts from private.vote_reviews w where w.id = r.review), r.counted, false)
      into v_old, v_counts
      from private.recipe_ratings r where r.recipe = recipe_id and r.voter = v_voter for update of r;
    if not found then
      raise sqlstate 'PT404' using message = 'recipe not found';
    elsif v_old <> rating_value then
      update private.recipe_ratings r set rating = rating_value where r.recipe = recipe_id and r.voter = v_voter;
      update public.recipes c
         set total_score = c.total_score + rating_value - v_old,
             counted_score = c.counted_score + case when v_counts then rating_value - v_old else 0 end
       where c.id = recipe_id;
    end if;
  end if;
  select c.total_score, c.vote_count into v_total, v_count from public.recipes c where c.id = recipe_id;
  return jsonb_build_object(
    'total_score', v_total + case when v_new then rating_value else 0 end, 'vote_count', v_count + v_new::int,
    'rating', rating_value, 'changed', v_old is distinct from rating_value);
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.vote_on_principle(text, text), public.withdraw_principle_vote(text),
  public.vote_on_suggestion(uuid, text, text, text), public.increment_recipe_rating(text, int)
  from public, anon, authenticated;
grant execute on function
  public.vote_on_principle(text, text), public.withdraw_principle_vote(text),
  public.vote_on_suggestion(uuid, text, text, text), public.increment_recipe_rating(text, int)
  to anon, authenticated;

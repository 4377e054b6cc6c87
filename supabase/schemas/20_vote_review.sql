-- Moderators' review of votes, on the moderation page. private.count_votes() (12_vote_counting.sql) counts
-- or holds each vote by fixed rules. A review decides instead for all votes of one address in a period:
-- they count, or not. It changes only the counted totals (counted_upvotes …), never the received ones
-- (upvotes …).

-- Addresses (keyed hashes) and hours with many voters, most first: the bursts that a moderator can review.
create function public.vote_bursts(hours int default 48, min_voters int default 20)
returns table (address text, since timestamptz, until timestamptz, voters int, votes int, counted int, held int,
               waiting int, reviewed int, targets text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
  select encode(x.address, 'hex'), date_trunc('hour', x.created_at), date_trunc('hour', x.created_at) + interval '1 hour',
         count(distinct x.voter)::int, count(*)::int, (count(*) filter (where x.counts))::int,
         (count(*) filter (where not x.counts))::int, (count(*) filter (where x.counts is null))::int,
         (count(*) filter (where x.review is not null))::int, array_agg(distinct x.target)
    from (select v.*, coalesce(r.counts, v.counted) as counts
            from private.cast_votes v
            left join private.vote_reviews r on r.id = v.review
           where v.address is not null and v.created_at > now() - make_interval(hours => vote_bursts.hours)) x
   group by x.address, date_trunc('hour', x.created_at)
  having count(distinct x.voter) >= greatest(coalesce(min_voters, 20), 2)
   order by 4 desc, 2 desc
   limit 100;
end $$;

-- Applies a review to the counted totals (p_sign 1), or reverts it (-1). Returns the number of its votes. A review
-- changes a total by its difference to the counting rules: +1 for a held vote that now counts, -1 for a counted vote that
-- no longer does.
create function private.apply_review(p_review bigint, p_sign int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_counts boolean := (select r.counts from private.vote_reviews r where r.id = p_review);
begin
  update public.manifesto_principles p
     set counted_upvotes = p.counted_upvotes + p_sign * x.up, counted_downvotes = p.counted_downvotes + p_sign * x.down
    from (select v.principle,
                 sum((v.direction = 'up')::int   * (v_counts::int - coalesce(v.counted, false)::int)) as up,
                 sum((v.direction = 'down')::int * (v_counts::int - coalesce(v.counted, false)::int)) as down
            from private.principle_votes v where v.review = p_review group by 1) x
   where p.id = x.principle;
  update public.manifesto_suggestions s set counted_upvotes = s.counted_upvotes + p_sign * x.n
    from (select v.suggestion, sum(v_counts::int - coalesce(v.counted, false)::int) as n
            from private.suggestion_votes v where v.review = p_review group by 1) x
   where s.id = x.suggestion;
  update public.recipes c
     set counted_score = c.counted_score + p_sign * x.score, counted_votes = c.counted_votes + p_sign * x.n
    from (select v.recipe, sum(v_counts::int - coalesce(v.counted, false)::int) as n,
                 sum(v.rating * (v_counts::int - coalesce(v.counted, false)::int)) as score
            from private.recipe_ratings v where v.review = p_review group by 1) x
   where c.id = x.recipe;
  return (select count(*) from private.cast_votes v where v.review = p_review);
end $$;

-- Lets the votes of one address in a period count, or not. Votes of an earlier review stay with it.
create function public.review_votes(address text, since timestamptz, until timestamptz, counts boolean, note text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_address bytea;
  v_id      bigint;
  v_votes   int;
begin
  perform private.require_moderator();
  if address is null or address !~ '^[0-9a-f]{64}$' or since is null or until is null or since >= until
     or counts is null or char_length(note) > 1000 then
    raise exception 'invalid arguments: address must be 64 hex digits, since before until, counts not null, note at most 1000 characters' using errcode = '22023';
  end if;
  v_address := decode(address, 'hex');
  -- Serialises with other reviews and with count_votes(), which takes the same lock.
  perform pg_advisory_xact_lock(hashtext('private.count_votes'));
  insert into private.vote_reviews (address, since, until, counts, note, moderator, moderator_email)
  values (v_address, since, until, counts, nullif(btrim(note), ''), auth.uid(),
          coalesce((select u.email from auth.users u where u.id = auth.uid()), ''))
  returning id into v_id;
  update private.principle_votes v set review = v_id
   where v.address = v_address and v.created_at >= since and v.created_at < until and v.review is null;
  update private.suggestion_votes v set review = v_id
   where v.address = v_address and v.created_at >= since and v.created_at < until and v.review is null;
  update private.recipe_ratings v set review = v_id
   where v.address = v_address and v.created_at >= since and v.created_at < until and v.review is null;
  v_votes := private.apply_review(v_id, 1);
  if v_votes = 0 then
    raise sqlstate 'PT404' using message = 'no votes found';
  end if;
  update private.vote_reviews r set votes = v_votes where r.id = v_id;
  return jsonb_build_object('review_id', v_id, 'votes', v_votes);
end $$;

-- Reverts a review: the counting rules apply to its votes again. The row stays and is marked.
create function public.undo_vote_review(review_id bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_votes int;
begin
  perform private.require_moderator();
  perform pg_advisory_xact_lock(hashtext('private.count_votes'));
  perform from private.vote_reviews r where r.id = review_id and r.undone_at is null for update;
  if not found then
    raise sqlstate 'PT409' using message = 'cannot_undo';
  end if;
  -- Votes before totals, the lock order of 11_voting.sql; a rating cannot change meanwhile.
  perform from private.principle_votes v where v.review = review_id for update;
  perform from private.suggestion_votes v where v.review = review_id for update;
  perform from private.recipe_ratings v where v.review = review_id for update;
  v_votes := private.apply_review(review_id, -1);
  update private.principle_votes v set review = null where v.review = review_id;
  update private.suggestion_votes v set review = null where v.review = review_id;
  update private.recipe_ratings v set review = null where v.review = review_id;
  update private.vote_reviews r set undone_at = clock_timestamp() where r.id = review_id;
  return jsonb_build_object('review_id', review_id, 'votes', v_votes);
end $$;

-- The reviews, newest first, including undone ones.
create function public.vote_review_log(max_rows int default 50)
returns table (id bigint, address text, since timestamptz, until timestamptz, counts boolean, votes int, note text,
               moderator_email text, at timestamptz, undone_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
  select r.id, encode(r.address, 'hex'), r.since, r.until, r.counts, r.votes, r.note, r.moderator_email, r.at, r.undone_at
    from private.vote_reviews r order by r.id desc limit least(greatest(coalesce(max_rows, 50), 1), 200);
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.vote_bursts(int, int), public.review_votes(text, timestamptz, timestamptz, boolean, text),
  public.undo_vote_review(bigint), public.vote_review_log(int)
  from public, anon, authenticated;
grant execute on function
  public.vote_bursts(int, int), public.review_votes(text, timestamptz, timestamptz, boolean, text),
  public.undo_vote_review(bigint), public.vote_review_log(int)
  to authenticated;

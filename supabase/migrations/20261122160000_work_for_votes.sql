-- Many votes at once from one address: nobody is shut out for the network they share. Above a limit the answer says how long
-- to wait, and offers not to: a device that does a second's work is let through at once. The work makes a thousand votes
-- cost a thousand seconds; it proves nobody's identity. Over 300 lines because receiving, counting and reviewing are one rule,
-- which now holds for ratings of recipes too.

insert into private.settings (key, value) values
  ('work_key', gen_random_uuid()::text || gen_random_uuid()::text),
  -- So many bits of a hash have to be zero: 18 are half a second of a laptop, two or three of an old phone. 0 offers no work.
  ('work_bits', '18'),
  ('work_minutes', '5'),
  -- With work a limit is so many times as high. Above that everybody waits: somebody's disk has an end.
  ('limit_factor_with_work', '10'),
  -- In place of new_voters_per_address_minute, on a target whose counting was made slow.
  ('new_voters_per_address_minute_slow', '10');

-- Ratings of recipes are received, counted later, and reviewed, as votes are. total_score and vote_count are what was
-- received, examples included.
alter table private.recipe_ratings
  add column address       bytea,
  add column visitor_since timestamptz,
  add column counted       boolean default true,
  add column held          text check (held in ('unsigned', 'crowd')),
  add column review        bigint references private.vote_reviews (id);
update private.recipe_ratings set visitor_since = to_timestamp(0);
alter table private.recipe_ratings alter column counted drop default;
create index recipe_ratings_waiting_idx on private.recipe_ratings (created_at) where counted is null;
create index recipe_ratings_address_idx on private.recipe_ratings (created_at) where address is not null;
create index recipe_ratings_review_idx  on private.recipe_ratings (review) where review is not null;
alter table public.recipes
  add column counted_score int not null default 0 check (counted_score >= 0),
  add column counted_votes int not null default 0 check (counted_votes >= 0);
comment on column public.recipes.counted_votes is 'Of vote_count, without examples, those that count; counted_score is the sum of their stars.';
update public.recipes c set counted_score = r.score, counted_votes = r.n
  from (select recipe, sum(rating) as score, count(*) as n from private.recipe_ratings group by recipe) r
 where r.recipe = c.id;

-- 1. The work -----------------------------------------------------------------------------------------------------------
-- '18.1795334400.<32 digits>': bits, until when (seconds since 1970), and a keyed hash of both, the target and the visitor.
-- It is of use for one visitor's vote on one target, and that row exists once: it cannot be spent twice.
create function private.work_mac(p_head text, p_target text, p_voter bytea) returns text
language sql stable security definer set search_path = '' as $$
  select left(encode(private.mac('work_key', concat_ws('|', p_head, p_target, encode(p_voter, 'hex'))), 'hex'), 32)
$$;

create function private.work_to_do(p_target text, p_voter bytea) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_bits int := least(private.setting('work_bits')::int, 30);
  v_head text := v_bits || '.' || floor(extract(epoch from now()))::bigint + 60 * private.setting('work_minutes')::int;
begin
  return case when v_bits > 0 then v_head || '.' || private.work_mac(v_head, p_target, p_voter) end;
end $$;

-- Whether the request brings the work: the challenge, a dot, and a number with which the sha256 of all of it begins with as
-- many zero bits as it says.
create function private.work_is_done(p_target text, p_voter bytea) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_sent text := private.request_header('x-vote-work');
  v_part text[] := string_to_array(v_sent, '.');
begin
  if coalesce(v_sent, '') !~ '^\d{1,2}\.\d{10}\.[0-9a-f]{32}\.\d{1,15}$'
     or v_part[3] <> private.work_mac(v_part[1] || '.' || v_part[2], p_target, p_voter)
     or v_part[2]::bigint < extract(epoch from now()) then
    return false;
  end if;
  return ('x' || left(encode(sha256(convert_to(v_sent, 'UTF8')), 'hex'), 8))::bit(32)::bigint
       < 1::bigint << (32 - v_part[1]::int);
end $$;

-- 2. Receiving ----------------------------------------------------------------------------------------------------------

-- Counts one act in a fixed window. @returns the count with it
create function private.tally(p_bucket text, p_actor bytea, p_window text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_n int;
begin
  insert into private.rate_counters as c (bucket, actor, window_start, n)
  values (p_bucket, p_actor, date_trunc(p_window, now()), 1)
  on conflict (bucket, actor, window_start) do update set n = c.n + 1
  returning c.n into v_n;
  if v_n = 1 and random() < 0.005 then
    perform private.sweep_counters();
  end if;
  return v_n;
end $$;

create or replace function private.take(p_bucket text, p_actor bytea, p_setting text, p_window text default 'hour') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.tally(p_bucket, p_actor, p_window) > private.setting(p_setting)::int then
    raise sqlstate 'PT429' using
      message = 'rate_limited',
      detail  = p_setting,
      hint    = 'Tente de novo mais tarde.';
  end if;
end $$;

-- The limits of one vote: all votes of its address in the hour, those on its target in the day, and those of visitors who are
-- new here on its target in the minute. Above one of them the answer is 429, and its details say which, how many seconds to
-- wait, and the work that spares the wait.
create function private.receive_vote(p_target text, p_voter bytea, p_address bytea, p_since timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_rule text := 'new_voters_per_address_minute';
  v_hour int := private.tally('vote', p_address, 'hour');
  v_day  int := private.tally('vote:' || p_target, p_address, 'day');
  v_new  int := 0;
  v_span text;
  v_room boolean;
begin
  if p_since > now() - interval '1 day' then
    v_new := private.tally('new:' || p_target, p_address, 'minute');
    if exists (select from private.slow_targets l where l.target = p_target and l.until > now()) then
      v_rule := 'new_voters_per_address_minute_slow';
    end if;
  end if;
  v_span := case when v_day  > private.setting('votes_per_address_target_day')::int then 'day'
                 when v_hour > private.setting('votes_per_address_hour')::int then 'hour'
                 when v_new  > private.setting(v_rule)::int then 'minute' end;
  if v_span is null then
    return;
  end if;
  select v_day  <= x.factor * private.setting('votes_per_address_target_day')::bigint
     and v_hour <= x.factor * private.setting('votes_per_address_hour')::bigint
     and v_new  <= x.factor * private.setting(v_rule)::bigint
    into v_room from (select private.setting('limit_factor_with_work')::bigint as factor) x;
  if v_room and private.work_is_done(p_target, p_voter) then
    return;
  end if;
  raise sqlstate 'PT429' using
    message = 'rate_limited',
    detail  = jsonb_build_object(
      'limit', case v_span when 'day' then 'votes_per_address_target_day' when 'hour' then 'votes_per_address_hour' else v_rule end,
      'wait', ceil(extract(epoch from date_trunc(v_span, now()) + ('1 ' || v_span)::interval - now())),
      'work', case when v_room then private.work_to_do(p_target, p_voter) end)::text,
    hint    = 'Tente de novo mais tarde.';
end $$;

create or replace function private.receive_principle_vote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.receive_vote('principle:' || new.principle, new.voter, new.address, new.visitor_since);
  update public.manifesto_principles p
     set upvotes   = p.upvotes   + (new.direction = 'up')::int,
         downvotes = p.downvotes + (new.direction = 'down')::int
   where p.id = new.principle;
  return null;
end $$;

create or replace function private.receive_suggestion_vote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.receive_vote('suggestion:' || new.suggestion, new.voter, new.address, new.visitor_since);
  update public.manifesto_suggestions s set upvotes = s.upvotes + 1 where s.id = new.suggestion;
  return null;
end $$;

create function private.receive_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.receive_vote('recipe:' || new.recipe, new.voter, new.address, new.visitor_since);
  update public.recipes c set total_score = c.total_score + new.rating, vote_count = c.vote_count + 1
   where c.id = new.recipe;
  return null;
end $$;
create constraint trigger rating_received after insert on private.recipe_ratings
  deferrable initially deferred for each row when (new.address is not null)
  execute function private.receive_rating();

drop function private.take_vote(text, text);

-- One rating per visitor and recipe; later stars replace earlier ones, counted or not.
create or replace function public.increment_recipe_rating(recipe_id text, rating_value int) returns jsonb
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

-- 3. Counting -----------------------------------------------------------------------------------------------------------

create view private.cast_votes as
  select 'principle:' || v.principle as target, v.voter, v.address, v.created_at, v.visitor_since, v.counted, v.review
    from private.principle_votes v
  union all
  select 'suggestion:' || v.suggestion, v.voter, v.address, v.created_at, v.visitor_since, v.counted, v.review
    from private.suggestion_votes v
  union all
  select 'recipe:' || v.recipe, v.voter, v.address, v.created_at, v.visitor_since, v.counted, v.review
    from private.recipe_ratings v;
revoke all on private.cast_votes from public, anon, authenticated, service_role;

-- Decides about the votes of whole minutes that have waited long enough, all of a minute at once. That too many came at once
-- is seen when they are received; of an address that brings a crowd in a day, somebody looks at all.
create or replace function private.count_votes() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_until timestamptz := date_trunc('minute',
    now() - make_interval(mins => private.setting('votes_count_after_minutes')::int));
begin
  if not pg_try_advisory_xact_lock(hashtext('private.count_votes')) then
    return;
  end if;
  with decided as (
    select w.target, w.voter,
           -- Votes that staff move, when they join two suggestions: rows that no visitor cast here.
           case when w.address is null then null
                when w.visitor_since is null then 'unsigned'
                when c.n > private.setting('voters_per_address_target_day')::int then 'crowd' end as held
      from private.cast_votes w
      left join private.rate_counters c on c.bucket = 'vote:' || w.target and c.actor = w.address
                                       and c.window_start = date_trunc('day', w.created_at)
     where w.counted is null and w.created_at < v_until
       and not exists (
         select from private.slow_targets l where l.target = w.target and l.until > now()
            and w.created_at > now() - make_interval(hours => private.setting('slow_hours')::int))
  ), principles as (
    update private.principle_votes v set counted = d.held is null, held = d.held
      from decided d where d.target = 'principle:' || v.principle and v.voter = d.voter and v.counted is null
    returning v.principle, v.direction, v.counted and v.review is null as adds
  ), suggestions as (
    update private.suggestion_votes v set counted = d.held is null, held = d.held
      from decided d where d.target = 'suggestion:' || v.suggestion and v.voter = d.voter and v.counted is null
    returning v.suggestion, v.counted and v.review is null as adds
  ), ratings as (
    update private.recipe_ratings v set counted = d.held is null, held = d.held
      from decided d where d.target = 'recipe:' || v.recipe and v.voter = d.voter and v.counted is null
    returning v.recipe, v.rating, v.counted and v.review is null as adds
  ), slow as (
    insert into private.slow_targets (target, until)
    select d.target, now() + make_interval(hours => private.setting('slow_hours')::int)
      from decided d where d.held = 'crowd'
     group by 1 having count(*) > private.setting('slow_after_held')::int
    on conflict (target) do update set until = excluded.until
  ), sums as (
    update public.manifesto_principles p
       set counted_upvotes = p.counted_upvotes + x.up, counted_downvotes = p.counted_downvotes + x.down
      from (select v.principle, count(*) filter (where v.direction = 'up') as up,
                   count(*) filter (where v.direction = 'down') as down
              from principles v where v.adds group by 1) x
     where p.id = x.principle
  ), scores as (
    update public.recipes c set counted_score = c.counted_score + x.score, counted_votes = c.counted_votes + x.n
      from (select v.recipe, sum(v.rating) as score, count(*) as n from ratings v where v.adds group by 1) x
     where c.id = x.recipe
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
  update private.recipe_ratings v set address = null
   where v.address is not null
     and v.created_at < now() - make_interval(days => private.setting('vote_address_days')::int);
  delete from private.slow_targets l where l.until < now();
  perform private.publish_totals();
end $$;

-- The totals of this hour, once. Of ratings: how many, and the sum of their stars.
create or replace function private.publish_totals() returns void
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

-- 4. Reviewing ----------------------------------------------------------------------------------------------------------

create or replace function public.vote_bursts(hours int default 48, min_voters int default 20)
returns table (address text, since timestamptz, until timestamptz, voters int, votes int, counted int, held int,
               waiting int, reviewed int, targets text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
  select encode(x.address, 'hex'), date_trunc('hour', x.created_at), date_trunc('hour', x.created_at) + interval '1 hour',
         count(distinct x.voter)::int, count(*)::int, (count(*) filter (where x.counted))::int,
         (count(*) filter (where not x.counted))::int, (count(*) filter (where x.counted is null))::int,
         (count(*) filter (where x.review is not null))::int, array_agg(distinct x.target)
    from private.cast_votes x
   where x.address is not null and x.created_at > now() - make_interval(hours => vote_bursts.hours)
   group by x.address, date_trunc('hour', x.created_at)
  having count(distinct x.voter) >= greatest(coalesce(min_voters, 20), 2)
   order by 4 desc, 2 desc
   limit 100;
end $$;

create or replace function private.apply_review(p_review bigint, p_sign int) returns int
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

create or replace function public.review_votes(address text, since timestamptz, until timestamptz, counts boolean, note text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_address bytea;
  v_id      bigint;
  v_n       int;
begin
  perform private.require_moderator();
  if address is null or address !~ '^[0-9a-f]{64}$' or since is null or until is null or since >= until
     or counts is null or char_length(note) > 1000 then
    raise exception 'address, since, until and counts are needed' using errcode = '22023';
  end if;
  v_address := decode(address, 'hex');
  -- One at a time, and not while votes are counted.
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
  v_n := private.apply_review(v_id, 1);
  if v_n = 0 then
    raise sqlstate 'PT404' using message = 'no votes there';
  end if;
  update private.vote_reviews r set votes = v_n where r.id = v_id;
  return jsonb_build_object('review_id', v_id, 'votes', v_n);
end $$;

create or replace function public.undo_vote_review(review_id bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_n int;
begin
  perform private.require_moderator();
  perform pg_advisory_xact_lock(hashtext('private.count_votes'));
  perform from private.vote_reviews r where r.id = review_id and r.undone_at is null for update;
  if not found then
    raise sqlstate 'PT409' using message = 'cannot_undo';
  end if;
  v_n := private.apply_review(review_id, -1);
  update private.principle_votes v set review = null where v.review = review_id;
  update private.suggestion_votes v set review = null where v.review = review_id;
  update private.recipe_ratings v set review = null where v.review = review_id;
  update private.vote_reviews r set undone_at = clock_timestamp() where r.id = review_id;
  return jsonb_build_object('review_id', review_id, 'votes', v_n);
end $$;

-- What was decided about votes, the latest first, what was taken back included.
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
  public.increment_recipe_rating(text, int), public.vote_bursts(int, int), public.undo_vote_review(bigint),
  public.review_votes(text, timestamptz, timestamptz, boolean, text), public.vote_review_log(int)
  from public, anon, authenticated;
grant execute on function public.increment_recipe_rating(text, int) to anon, authenticated;
grant execute on function
  public.vote_bursts(int, int), public.undo_vote_review(bigint),
  public.review_votes(text, timestamptz, timestamptz, boolean, text), public.vote_review_log(int)
  to authenticated;

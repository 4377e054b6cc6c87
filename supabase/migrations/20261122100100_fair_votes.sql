-- Votes that can be stood by. Every vote is received at once, as before. It counts later: when the server itself gave the
-- visitor their id, when not too many new voters came from one address in one minute, and when nobody who looked at it
-- afterwards took it out. Both numbers are public. Nobody is turned away for the network they share: what is held is kept,
-- and a moderator can let it count. Over 300 lines because receiving, counting and reviewing are one rule.

insert into private.settings (key, value) values
  -- Another key makes the ids that browsers have unsigned; votes cast before stay as they are.
  ('visitor_key', gen_random_uuid()::text || gen_random_uuid()::text),
  ('totals_key', gen_random_uuid()::text || gen_random_uuid()::text),
  -- 'https://ia.municipio.pt https://outro.pt': from where browsers may vote. Empty: not looked at here.
  ('allowed_origins', ''),
  ('votes_count_after_minutes', '15'),
  -- A class of thirty who vote at the teacher's word are fewer.
  ('new_voters_per_address_minute', '40'),
  -- Of one address, on one target; when it brings more in a day, those of then on wait for somebody to look.
  ('voters_per_address_target_day', '150'),
  -- So many held votes on one target make its counting slow for some hours, so that there is time to look.
  ('slow_after_held', '50'),
  ('slow_hours', '6'),
  ('vote_address_days', '30');

-- Who had voted before ids were signed goes on as they are.
create table private.early_voters (voter bytea primary key);
insert into private.early_voters
  select voter from private.principle_votes union select voter from private.suggestion_votes
  union select voter from private.recipe_ratings;

create table private.vote_reviews (
  id              bigint generated always as identity primary key,
  address         bytea not null,
  since           timestamptz not null,
  until           timestamptz not null,
  counts          boolean not null,
  votes           int not null default 0,
  note            text check (char_length(note) <= 1000),
  moderator       uuid not null,
  moderator_email text not null,
  at              timestamptz not null default clock_timestamp(),
  undone_at       timestamptz
);

create table private.slow_targets (
  target text primary key,
  until  timestamptz not null
);

-- Whatever was there before counts.
alter table private.principle_votes
  add column visitor_since timestamptz,
  add column counted       boolean default true,
  add column held          text check (held in ('unsigned', 'burst', 'crowd')),
  add column review        bigint references private.vote_reviews (id);
alter table private.suggestion_votes
  add column visitor_since timestamptz,
  add column counted       boolean default true,
  add column held          text check (held in ('unsigned', 'burst', 'crowd')),
  add column review        bigint references private.vote_reviews (id);
-- Not to be taken for votes that staff move, which have no id.
update private.principle_votes  set visitor_since = to_timestamp(0) where counted and visitor_since is null;
update private.suggestion_votes set visitor_since = to_timestamp(0) where counted and visitor_since is null;
alter table private.principle_votes  alter column counted drop default;
alter table private.suggestion_votes alter column counted drop default;
comment on column private.principle_votes.address is 'Keyed hash of where it came from; null after vote_address_days.';
comment on column private.principle_votes.visitor_since is 'When the server gave the visitor their id; null for an id of another origin.';
comment on column private.principle_votes.counted is 'null while it waits. What a review says comes before it.';
create index principle_votes_waiting_idx  on private.principle_votes  (created_at) where counted is null;
create index suggestion_votes_waiting_idx on private.suggestion_votes (created_at) where counted is null;
create index principle_votes_address_idx  on private.principle_votes  (created_at) where address is not null;
create index suggestion_votes_address_idx on private.suggestion_votes (created_at) where address is not null;
create index principle_votes_review_idx   on private.principle_votes  (review) where review is not null;
create index suggestion_votes_review_idx  on private.suggestion_votes (review) where review is not null;

alter table public.manifesto_principles
  add column counted_upvotes   int not null default 0 check (counted_upvotes >= 0),
  add column counted_downvotes int not null default 0 check (counted_downvotes >= 0);
alter table public.manifesto_suggestions add column counted_upvotes int not null default 0 check (counted_upvotes >= 0);
comment on column public.manifesto_principles.counted_upvotes is 'Of upvotes, without examples, those that count. upvotes are those received.';
update public.manifesto_principles p set
  counted_upvotes   = (select count(*) from private.principle_votes v where v.principle = p.id and v.direction = 'up'),
  counted_downvotes = (select count(*) from private.principle_votes v where v.principle = p.id and v.direction = 'down');
update public.manifesto_suggestions s set counted_upvotes = v.n
  from (select suggestion, count(*) as n from private.suggestion_votes group by suggestion) v where v.suggestion = s.id;

-- One row an hour. `hash` is the sha256, in hex, of the three lines previous, hour (as written here) and totals: whoever
-- keeps one row can tell whether any before it was changed. `signature` says that the site wrote it.
create table public.vote_totals (
  hour      text primary key check (hour ~ '^\d{4}-\d\d-\d\dT\d\d:00:00Z$'),
  totals    text not null,
  previous  text not null,
  hash      text not null,
  signature text not null
);
alter table private.early_voters enable row level security;
alter table private.vote_reviews enable row level security;
alter table private.slow_targets enable row level security;
alter table public.vote_totals   enable row level security;
create policy "nobody" on private.early_voters using (false);
create policy "nobody" on private.vote_reviews using (false);
create policy "nobody" on private.slow_targets using (false);
create policy "everyone reads" on public.vote_totals for select to anon, authenticated using (true);
revoke all on public.vote_totals from anon, authenticated, service_role;
grant select on public.vote_totals to anon, authenticated, service_role;

-- HMAC's construction, with sha256, which is built in: the inner hash says nothing without the outer key.
create function private.mac(p_key text, p_message text) returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  v_key text := private.setting(p_key);
begin
  return sha256(sha256(convert_to('outer|' || v_key, 'UTF8'))
      || sha256(sha256(convert_to('inner|' || v_key, 'UTF8')) || convert_to(p_message, 'UTF8')));
end $$;

-- A visitor id of ours is a UUID of version 8: when it was given (seconds, 8 digits), chance, and 12 digits that only this
-- server can write for what stands before them.
create function private.signed_id(p_head text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_head || left(encode(private.mac('visitor_key', p_head), 'hex'), 12);
end $$;

-- When the server gave this visitor their id; null when it did not. What comes from no browser has no Origin.
create function private.visitor_since() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  v_id text := lower(private.request_header('x-visitor-id'));
  v_at timestamptz;
begin
  if coalesce(private.request_header('origin'), '') = '' then
    return null;
  elsif auth.uid() is not null then
    return to_timestamp(0);
  elsif v_id !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return null;
  elsif substr(v_id, 15, 1) = '8' and private.signed_id(left(v_id, 24)) = v_id then
    v_at := to_timestamp(('x' || left(v_id, 8))::bit(32)::bigint);
    return case when v_at <= now() + interval '1 minute' then v_at end;
  elsif exists (select from private.early_voters e where e.voter = private.hash('visitor', v_id)) then
    return to_timestamp(0);
  end if;
  return null;
end $$;

-- An id that counts: the caller's own where it does already, or a new one. Writes nothing, so that asking costs nothing.
create function public.visitor_token() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_new text := gen_random_uuid()::text;
begin
  perform private.require_own_origin();
  if auth.uid() is null and private.visitor_since() is not null then
    return lower(private.request_header('x-visitor-id'));
  end if;
  return private.signed_id(lpad(to_hex(extract(epoch from now())::bigint), 8, '0')
                           || substr(v_new, 9, 6) || '8' || substr(v_new, 16, 9));
end $$;

-- Another website must not spend its readers' votes here.
create function private.require_own_origin() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_origin text := lower(coalesce(private.request_header('origin'), ''));
  v_ours   text := lower(btrim(private.setting('allowed_origins')));
begin
  if v_origin <> '' and v_ours <> '' and v_origin <> all (regexp_split_to_array(v_ours, '[\s,]+')) then
    raise sqlstate 'PT403' using message = 'foreign_origin',
      hint = 'private.settings, allowed_origins: from where browsers may vote.';
  end if;
end $$;

create or replace function private.actor() returns bytea
language plpgsql stable security definer set search_path = '' as $$
declare
  v_account text := auth.uid()::text;
  v_visitor text := lower(private.request_header('x-visitor-id'));
begin
  perform private.require_own_origin();
  if v_account is not null then
    return private.hash('account', v_account);
  elsif v_visitor ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    return private.hash('visitor', v_visitor);
  end if;
  return private.client_address();
end $$;

create or replace function public.vote_on_principle(p_id text, vote_type text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter bytea := private.actor();
  v_new   boolean;
  v_vote  text;
  v_up    int;
  v_down  int;
begin
  if vote_type is null or vote_type not in ('up', 'down') then
    raise exception 'vote_type must be up or down' using errcode = '22023';
  end if;
  insert into private.principle_votes as v (principle, voter, direction, address, visitor_since)
  select p.id, v_voter, vote_type, private.client_address(), private.visitor_since()
    from public.manifesto_principles p where p.id = p_id
  on conflict (principle, voter) do nothing;
  v_new := found;
  select p.upvotes, p.downvotes, v.direction into v_up, v_down, v_vote
    from public.manifesto_principles p
    join private.principle_votes v on v.principle = p.id and v.voter = v_voter
   where p.id = p_id;
  if not found then
    raise sqlstate 'PT404' using message = 'principle not found';
  end if;
  return jsonb_build_object(
    'upvotes',   v_up   + (v_new and v_vote = 'up')::int,
    'downvotes', v_down + (v_new and v_vote = 'down')::int,
    'vote', v_vote, 'changed', v_new);
end $$;

create or replace function public.vote_on_suggestion(s_id uuid, vote_type text, source text default null, author text default null)
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

-- Decides about the votes of whole minutes that have waited long enough, all of a minute at once: what belongs together is
-- judged together, and a burst as one. Every ten minutes, by the embedded server or pg_cron.
create function private.count_votes() returns void
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
           -- Votes that staff move, when they join two suggestions: rows that no visitor cast here.
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

-- What staff moved ceases to count when they take it back and the row goes.
create function private.moved_vote_gone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.manifesto_suggestions s set counted_upvotes = s.counted_upvotes - 1 where s.id = old.suggestion;
  return null;
end $$;
create trigger moved_vote_gone after delete on private.suggestion_votes
  for each row when (old.address is null and old.visitor_since is null and old.counted and old.review is null)
  execute function private.moved_vote_gone();

-- The totals of this hour, once.
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
        from public.manifesto_suggestions s where s.status = 'approved' and not s.is_example))::text
    into v_totals;
  v_hash := encode(sha256(convert_to(concat_ws(E'\n', v_previous, v_hour, v_totals), 'UTF8')), 'hex');
  insert into public.vote_totals (hour, totals, previous, hash, signature)
  values (v_hour, v_totals, v_previous, v_hash, encode(private.mac('totals_key', v_hash), 'hex'));
end $$;

-- Whether the last so many hours are as the site wrote them, each tied to the one before. {hours, broken}: the first hour
-- that is not, or null.
create function public.verify_vote_totals(max_rows int default 200) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_result jsonb;
begin
  select jsonb_build_object('hours', count(*), 'broken', min(x.hour) filter (where not x.holds)) into v_result
    from (select t.hour,
                 t.previous = coalesce(lag(t.hash) over (order by t.hour), t.previous)
             and t.hash = encode(sha256(convert_to(concat_ws(E'\n', t.previous, t.hour, t.totals), 'UTF8')), 'hex')
             and t.signature = encode(private.mac('totals_key', t.hash), 'hex') as holds
            from (select * from public.vote_totals v order by v.hour desc
                   limit least(greatest(coalesce(max_rows, 200), 1), 1000)) t) x;
  return v_result;
end $$;

-- From where many came at once, for moderators: addresses (keyed hashes) and hours with this many voters, most first.
create function public.vote_bursts(hours int default 48, min_voters int default 20)
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
    from (select v.address, v.created_at, v.voter, v.counted, v.review, 'principle:' || v.principle as target
            from private.principle_votes v
           where v.address is not null and v.created_at > now() - make_interval(hours => vote_bursts.hours)
          union all
          select v.address, v.created_at, v.voter, v.counted, v.review, 'suggestion:' || v.suggestion
            from private.suggestion_votes v
           where v.address is not null and v.created_at > now() - make_interval(hours => vote_bursts.hours)) x
   group by x.address, date_trunc('hour', x.created_at)
  having count(distinct x.voter) >= greatest(coalesce(min_voters, 20), 2)
   order by 4 desc, 2 desc
   limit 100;
end $$;

-- Adds to what counts on each target, by votes whose review changes from nothing to p_review or back.
create function private.apply_review(p_review bigint, p_sign int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_counts boolean := (select r.counts from private.vote_reviews r where r.id = p_review);
  v_n      int;
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
  select (select count(*) from private.principle_votes v where v.review = p_review)
       + (select count(*) from private.suggestion_votes v where v.review = p_review) into v_n;
  return v_n;
end $$;

-- Decides by hand about the votes of one address in a span of time: they count, or they do not. Logged, and taken back by
-- undo_vote_review. Votes that another review decided about stay with it.
create function public.review_votes(address text, since timestamptz, until timestamptz, counts boolean, note text default null)
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
  v_n := private.apply_review(v_id, 1);
  if v_n = 0 then
    raise sqlstate 'PT404' using message = 'no votes there';
  end if;
  update private.vote_reviews r set votes = v_n where r.id = v_id;
  return jsonb_build_object('review_id', v_id, 'votes', v_n);
end $$;

-- Takes a review back: its votes are again as the rules had them. The row stays in the log, marked.
create function public.undo_vote_review(review_id bigint) returns jsonb
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
  update private.vote_reviews r set undone_at = clock_timestamp() where r.id = review_id;
  return jsonb_build_object('review_id', review_id, 'votes', v_n);
end $$;

-- For the secret key, where neither the embedded server nor pg_cron counts.
create function public.count_votes() returns void
language sql volatile security definer set search_path = '' as $$
  select private.count_votes()
$$;
do $$ begin
  if exists (select from pg_available_extensions e where e.name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('count-votes', '*/10 * * * *', 'select private.count_votes()');
  end if;
exception when others then
  raise notice 'pg_cron does not run here (%): call count_votes() with the secret key every ten minutes', sqlerrm;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.visitor_token(), public.vote_on_principle(text, text), public.vote_on_suggestion(uuid, text, text, text),
  public.verify_vote_totals(int), public.vote_bursts(int, int), public.undo_vote_review(bigint), public.count_votes(),
  public.review_votes(text, timestamptz, timestamptz, boolean, text)
  from public, anon, authenticated;
grant execute on function
  public.visitor_token(), public.verify_vote_totals(int), public.vote_on_principle(text, text),
  public.vote_on_suggestion(uuid, text, text, text)
  to anon, authenticated;
grant execute on function
  public.vote_bursts(int, int), public.undo_vote_review(bigint),
  public.review_votes(text, timestamptz, timestamptz, boolean, text)
  to authenticated;
grant execute on function public.count_votes() to service_role;

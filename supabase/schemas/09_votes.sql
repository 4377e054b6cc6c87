-- Tables of votes and ratings, which the functions of 11_voting.sql fill. One row per visitor and target;
-- the primary key makes a vote unique. `voter` and `address` are hashes (02_visitors.sql).
-- A vote is received at once: the commit adds it to upvotes, downvotes, total_score or vote_count
-- (10_vote_limits.sql). It counts later, if it passes the rules of 12_vote_counting.sql: then it is also in
-- counted_upvotes, counted_downvotes, counted_score or counted_votes. Both totals are public.
insert into private.settings (key, value) values
  ('votes_per_address_hour', '1200'),
  -- Maximum voters of one address on one principle, suggestion or recipe per day.
  ('votes_per_address_target_day', '300'),
  -- A class of thirty that votes at the same time stays below.
  ('new_voters_per_address_minute', '40'),
  -- Replaces new_voters_per_address_minute on a target whose counting is delayed.
  ('new_voters_per_address_minute_delayed', '10'),
  ('vote_undo_seconds', '30'),
  -- Withdrawals of one visitor on one principle. The next vote is final, so cycles of votes and withdrawals end.
  ('vote_undos_per_target_day', '1');

-- Moderators' decisions whether the votes of one address in a period count (20_vote_review.sql).
create table private.vote_reviews (
  id              bigint generated always as identity primary key,
  -- null once the votes themselves have lost their address
  address         bytea,
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

-- The next two tables share the columns from created_at to review, with the same meaning.
create table private.principle_votes (
  principle     text not null references public.manifesto_principles (id) on delete cascade,
  voter         bytea not null,
  direction     text not null check (direction in ('up', 'down')),
  created_at    timestamptz not null default now(),
  address       bytea,
  visitor_since timestamptz,
  counted       boolean,
  held          text check (held in ('unsigned', 'address_limit')),
  review        bigint references private.vote_reviews (id),
  primary key (principle, voter)
);
comment on column private.principle_votes.address is 'Keyed hash of the sender''s address; null after vote_address_days.';
comment on column private.principle_votes.visitor_since is 'When the server issued the visitor''s id; null for an id that it did not issue.';
-- `held` is the reason why count_votes() did not count the vote; null if it did, or has not decided yet.
comment on column private.principle_votes.counted is 'Null while the vote waits. A review overrides it.';
create index principle_votes_waiting_idx on private.principle_votes (created_at) where counted is null;
create index principle_votes_address_idx on private.principle_votes (created_at) where address is not null;
create index principle_votes_review_idx  on private.principle_votes (review) where review is not null;

create table private.suggestion_votes (
  suggestion    uuid not null references public.manifesto_suggestions (id) on delete cascade,
  voter         bytea not null,
  created_at    timestamptz not null default now(),
  address       bytea,
  visitor_since timestamptz,
  counted       boolean,
  held          text check (held in ('unsigned', 'address_limit')),
  review        bigint references private.vote_reviews (id),
  primary key (suggestion, voter)
);
create index suggestion_votes_waiting_idx on private.suggestion_votes (created_at) where counted is null;
create index suggestion_votes_address_idx on private.suggestion_votes (created_at) where address is not null;
create index suggestion_votes_review_idx  on private.suggestion_votes (review) where review is not null;

create table private.recipe_ratings (
  recipe        text not null references public.recipes (id) on delete cascade,
  voter         bytea not null,
  rating        int not null check (rating between 1 and 5),
  created_at    timestamptz not null default now(),
  address       bytea,
  visitor_since timestamptz,
  counted       boolean,
  held          text check (held in ('unsigned', 'address_limit')),
  review        bigint references private.vote_reviews (id),
  primary key (recipe, voter)
);
create index recipe_ratings_waiting_idx on private.recipe_ratings (created_at) where counted is null;
create index recipe_ratings_address_idx on private.recipe_ratings (created_at) where address is not null;
create index recipe_ratings_review_idx  on private.recipe_ratings (review) where review is not null;

-- Targets with delayed counting, because too many of their votes are held.
create table private.delayed_targets (
  target text primary key,
  until  timestamptz not null
);

alter table private.vote_reviews     enable row level security;
alter table private.principle_votes  enable row level security;
alter table private.suggestion_votes enable row level security;
alter table private.recipe_ratings   enable row level security;
alter table private.delayed_targets  enable row level security;
create policy "nobody" on private.vote_reviews using (false);
create policy "nobody" on private.principle_votes using (false);
create policy "nobody" on private.suggestion_votes using (false);
create policy "nobody" on private.recipe_ratings using (false);
create policy "nobody" on private.delayed_targets using (false);

-- All votes and ratings, with their target as text: 'principle:<id>', 'suggestion:<id>', 'recipe:<id>'.
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

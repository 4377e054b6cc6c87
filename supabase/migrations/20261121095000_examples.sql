-- What a new installation starts with is an example and says so: seven suggestions, 83 votes and version 1.0 that nobody
-- outside the team made. `is_example` and `example_…` tell it apart from what people did: pages name it «exemplo», and it
-- is in no open data and in no total.

alter table public.manifesto_suggestions add column is_example boolean not null default false;
alter table public.manifesto_versions    add column is_example boolean not null default false;
alter table public.manifesto_principles
  add column example_upvotes   int not null default 0 check (example_upvotes >= 0),
  add column example_downvotes int not null default 0 check (example_downvotes >= 0);
comment on column public.manifesto_suggestions.is_example is 'Written by the team for a new installation: no citizen''s.';
comment on column public.manifesto_versions.is_example is 'Part of a new installation: not a decision of the programme.';
comment on column public.manifesto_principles.example_upvotes is 'How many of the upvotes nobody cast.';
comment on column public.manifesto_principles.example_downvotes is 'How many of the downvotes nobody cast.';

-- Databases that were seeded before. The ids of the seed are fixed; a new database is still empty here.
update public.manifesto_suggestions set is_example = true, author = 'Exemplo da equipa'
 where id::text ~ '^5a1c0f0e-000[1-7]-4a00-8a00-00000000000[1-7]$';
-- A version that took in somebody's suggestion is one that happened.
update public.manifesto_versions v set is_example = true
 where v.version = '1.0' and v.published_on = '2026-09-15'
   and not exists (select from public.manifesto_suggestions s where s.integrated_in = v.version and not s.is_example);
-- Every vote that someone cast is a row of its own: the rest are examples.
update public.manifesto_principles p
   set example_upvotes   = greatest(0, p.upvotes   - (select count(*) from private.principle_votes v
                                                       where v.principle = p.id and v.direction = 'up')),
       example_downvotes = greatest(0, p.downvotes - (select count(*) from private.principle_votes v
                                                       where v.principle = p.id and v.direction = 'down'));

-- Open data: what people did, and nothing else.
create or replace function public.manifesto_totals()
returns table (approved_suggestions int, principles int, principle_votes int, suggestion_votes int)
language sql stable security invoker set search_path = '' as $$
  select
    (select count(*)::int from public.manifesto_suggestions s where s.status = 'approved' and not s.is_example),
    (select count(*)::int from public.manifesto_principles),
    (select coalesce(sum(p.upvotes - p.example_upvotes + p.downvotes - p.example_downvotes), 0)::int
       from public.manifesto_principles p),
    (select coalesce(sum(s.upvotes), 0)::int
       from public.manifesto_suggestions s where s.status = 'approved' and not s.is_example)
$$;

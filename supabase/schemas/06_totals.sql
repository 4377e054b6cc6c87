-- Totals that every open page polls, maintained by triggers so that no request counts rows. The votes in
-- them are the received ones (upvotes, downvotes), not the counted ones of 12_vote_counting.sql. Totals
-- leave out the example data of a new installation (is_example, example_upvotes, example_downvotes), which
-- pages show as «exemplo».
create table private.tallies (
  what text primary key,
  n    int not null
);
-- 'published': approved suggestions of citizens. 'withdrawn': withdrawals of votes on principles
-- (11_voting.sql).
insert into private.tallies (what, n) values ('published', 0), ('withdrawn', 0);

-- Votes on published suggestions, summed in slots, so that two transactions rarely update the same row.
create table private.support_slots (
  slot int primary key,
  n    bigint not null
);
insert into private.support_slots (slot, n) values (0, 0);

alter table private.tallies       enable row level security;
alter table private.support_slots enable row level security;
create policy "nobody" on private.tallies using (false);
create policy "nobody" on private.support_slots using (false);

-- Adds p_change to the total of published suggestions.
create function private.count_published(p_change bigint) returns void
language sql volatile security definer set search_path = '' as $$
  update private.tallies t set n = t.n + p_change where t.what = 'published' and p_change <> 0
$$;

-- Adds p_change to the total of votes on published suggestions, in one of 16 slots.
create function private.count_support(p_change bigint) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.support_slots as t (slot, n)
  select pg_backend_pid() % 16, p_change where p_change <> 0
  on conflict (slot) do update set n = t.n + excluded.n
$$;

-- The three trigger functions that maintain the totals: after inserts, deletes and updates of suggestions.
create function private.tally_inserted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_published(count(*)), private.count_support(coalesce(sum(s.upvotes), 0))
     from inserted_rows s where s.status = 'approved' and not s.is_example;
  return null;
end $$;

create function private.tally_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_published(-count(*)), private.count_support(-coalesce(sum(s.upvotes), 0))
     from deleted_rows s where s.status = 'approved' and not s.is_example;
  return null;
end $$;

create function private.tally_updated() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_counts_now     int := (new.status = 'approved' and not new.is_example)::int;
  v_counted_before int := (old.status = 'approved' and not old.is_example)::int;
begin
  if v_counts_now <> v_counted_before then
    perform private.count_published(v_counts_now - v_counted_before);
  end if;
  perform private.count_support(v_counts_now * new.upvotes - v_counted_before * old.upvotes);
  return null;
end $$;

create trigger suggestions_inserted after insert on public.manifesto_suggestions
  referencing new table as inserted_rows for each statement execute function private.tally_inserted();
create trigger suggestions_deleted after delete on public.manifesto_suggestions
  referencing old table as deleted_rows for each statement execute function private.tally_deleted();
create trigger suggestion_updated after update on public.manifesto_suggestions
  for each row when (old.upvotes is distinct from new.upvotes or old.status is distinct from new.status
                     or old.is_example is distinct from new.is_example)
  execute function private.tally_updated();

-- Totals for the open data. Pages compare them to detect changes. A vote that is withdrawn and cast the other way does
-- not change the sum, so the number of withdrawals is a separate total.
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

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.manifesto_totals() from public, anon, authenticated;
grant execute on function public.manifesto_totals() to anon, authenticated;

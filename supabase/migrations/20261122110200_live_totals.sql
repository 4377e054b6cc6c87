-- What every open page asks twice a minute, answered without reading the suggestions. The support of all of them is added
-- up as it changes, in slots, so that two who support at once do not wait for one another.
create table private.support_slots (
  slot int primary key,
  n    bigint not null
);
alter table private.support_slots enable row level security;
create policy "nobody" on private.support_slots using (false);
insert into private.support_slots (slot, n)
select 0, coalesce(sum(s.upvotes), 0) from public.manifesto_suggestions s where s.status = 'approved' and not s.is_example;

create function private.count_support(p_change bigint) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.support_slots as t (slot, n)
  select pg_backend_pid() % 16, p_change where p_change <> 0
  on conflict (slot) do update set n = t.n + excluded.n
$$;

create or replace function private.tally_inserted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_published(count(*)), private.count_support(coalesce(sum(a.upvotes), 0))
     from added a where a.status = 'approved' and not a.is_example;
  return null;
end $$;
create or replace function private.tally_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_published(-count(*)), private.count_support(-coalesce(sum(g.upvotes), 0))
     from gone g where g.status = 'approved' and not g.is_example;
  return null;
end $$;
create or replace function private.tally_updated() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_now    int := (new.status = 'approved' and not new.is_example)::int;
  v_before int := (old.status = 'approved' and not old.is_example)::int;
begin
  if v_now <> v_before then
    perform private.count_published(v_now - v_before);
  end if;
  perform private.count_support(v_now * new.upvotes - v_before * old.upvotes);
  return null;
end $$;
drop trigger suggestion_updated on public.manifesto_suggestions;
create trigger suggestion_updated after update on public.manifesto_suggestions
  for each row when (old.upvotes is distinct from new.upvotes or old.status is distinct from new.status
                     or old.is_example is distinct from new.is_example)
  execute function private.tally_updated();

-- Open data: what people did, and nothing else.
create or replace function public.manifesto_totals()
returns table (approved_suggestions int, principles int, principle_votes int, suggestion_votes int)
language sql stable security definer set search_path = '' as $$
  select
    (select t.n from private.tallies t where t.what = 'published'),
    count(*)::int,
    coalesce(sum(p.upvotes - p.example_upvotes + p.downvotes - p.example_downvotes), 0)::int,
    (select coalesce(sum(t.n), 0)::int from private.support_slots t)
  from public.manifesto_principles p
$$;

-- Whatever everyone may read of a suggestion, columns that come later included.
create or replace function private.rows_of(p_from text) returns text
language sql immutable set search_path = '' as $$
  select 'select coalesce(jsonb_agg(p.j), ''[]'') from (select to_jsonb(s) - ''receipt_code'' as j' || p_from || ') p'
$$;

revoke execute on function private.count_support(bigint) from public, anon, authenticated;

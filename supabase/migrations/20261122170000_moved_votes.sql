-- Databases of before votes could be moved: what was cast before ids were given must not be taken for what staff moved when
-- they joined two suggestions, a row that no visitor cast, with no address and no id. Newer ones have all of this.
do $$ begin
  if exists (select from pg_trigger where tgname = 'moved_vote_gone') then return; end if;
  update private.principle_votes  set visitor_since = to_timestamp(0) where counted and visitor_since is null;
  update private.suggestion_votes set visitor_since = to_timestamp(0) where counted and visitor_since is null;
end $$;

-- What staff moved ceases to count when they take it back and the row goes.
create or replace function private.moved_vote_gone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.manifesto_suggestions s set counted_upvotes = s.counted_upvotes - 1 where s.id = old.suggestion;
  return null;
end $$;
create or replace trigger moved_vote_gone after delete on private.suggestion_votes
  for each row when (old.address is null and old.visitor_since is null and old.counted and old.review is null)
  execute function private.moved_vote_gone();
revoke execute on function private.moved_vote_gone() from public, anon, authenticated;

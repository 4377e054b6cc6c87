-- A decision about votes stays. Whose network address it was about is forgotten when the votes themselves forget it: their
-- row names the decision, and so would have led to the address for ever.
alter table private.vote_reviews alter column address drop not null;

-- Otherwise as it was: throws away what is too old, at most 5,000 rows of a table at once, and says how much of each kind.
create or replace function private.purge() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_what  text;
  v_table text;
  v_old   text;
  v_n     int;
  v_gone  jsonb := '{}';
begin
  perform private.forget_originals();
  update private.vote_reviews r set address = null
   where r.address is not null
     and r.until < now() - make_interval(days => private.setting('vote_address_days')::int);
  for v_what, v_table, v_old in values
    ('rate_counters', 'private.rate_counters', 'o.window_start < $1'),
    ('failure_counts', 'private.failure_counts', 'o.day <= ($1 at time zone ''utc'')::date'),
    -- One that waits for a decision stays, however old: somebody asked for help.
    ('reports', 'private.reports', 'o.created_at < $1 and (o.dismissed_by is not null or not exists (
        select from public.manifesto_suggestions s where s.id = o.suggestion and s.status = ''approved''))'),
    ('closed_suggestions', 'public.manifesto_suggestions',
        'o.status in (''rejected'', ''hidden'') and o.merged_into is null and private.settled_at(o.id) < $1'),
    ('receipts', 'private.receipts', 'private.settled_at(o.suggestion) < $1 and exists (
        select from public.manifesto_suggestions s where s.id = o.suggestion and s.integrated_in is not null)'),
    ('moderation_archive', 'private.moderation_archive', 'o.archived_at < $1'),
    ('sessions', 'auth.sessions', 'coalesce(o.refreshed_at at time zone ''utc'', o.updated_at, o.created_at) < $1'),
    -- The count stays, and its voter could vote anew.
    ('votes', 'private.principle_votes', 'o.created_at < $1'),
    ('votes', 'private.suggestion_votes', 'o.created_at < $1'),
    ('votes', 'private.recipe_ratings', 'o.created_at < $1')
  loop
    continue when private.cutoff(v_what) is null;
    begin
      execute format(
        'delete from %1$s t where t.ctid = any (array(select o.ctid from %1$s o where %2$s limit 5000))', v_table, v_old)
        using private.cutoff(v_what);
    exception when insufficient_privilege then
      -- Accounts that somebody else keeps for us end there.
      continue;
    end;
    get diagnostics v_n = row_count;
    v_gone := v_gone || jsonb_build_object(v_what, coalesce((v_gone ->> v_what)::int, 0) + v_n);
  end loop;
  return v_gone;
end $$;

revoke execute on function private.purge() from public, anon, authenticated;

-- Retention: the period of each kind of data, and the function that deletes expired data.
create table private.retention (
  what text primary key,
  -- null: stored until erased
  days int check (days > 0),
  note text not null
);
alter table private.retention enable row level security;
create policy "nobody" on private.retention using (false);
comment on table private.retention is
  'Days that each kind of data is stored. An operator changes them with SQL, and shell/public/privacidade with them.';

insert into private.retention (what, days, note) values
  ('rate_counters', 2, 'Counters of the limits: hashes of visitors and addresses.'),
  ('failure_counts', 30, 'Failures of apps in visitors'' browsers.'),
  ('reports', 180, 'Closed reports, from their creation.'),
  ('closed_suggestions', 365, 'Rejected or hidden suggestions with receipt, reports and votes, from the decision.'),
  ('receipts', 730, 'Receipts of suggestions that are part of a version, from their integration.'),
  ('moderation_archive', 1095, 'Decisions on erased suggestions.'),
  ('sessions', 30, 'Staff sessions, from their last use.'),
  ('votes', null, 'Not deleted while the manifesto is discussed: without the row, its voter could vote again.'),
  ('role_log', 1095, 'Log of the moderator role, once the account no longer has it.');

-- Log rows of erased suggestions, without text of the author or the moderator.
create table private.moderation_archive (
  id              bigint primary key,
  suggestion      uuid not null,
  act             text not null,
  from_status     text,
  to_status       text,
  version         text,
  reason_code     text,
  moderator       uuid not null,
  moderator_email text not null,
  at              timestamptz not null,
  undone_at       timestamptz,
  archived_at     timestamptz not null default now()
);
create index moderation_archive_suggestion_idx on private.moderation_archive (suggestion);
create index moderation_archive_archived_at_idx on private.moderation_archive (archived_at);
alter table private.moderation_archive enable row level security;
create policy "nobody" on private.moderation_archive using (false);

-- Before a suggestion is deleted, archives its log and separates the suggestions merged into it.
create function private.on_suggestion_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.moderation_archive
    (id, suggestion, act, from_status, to_status, version, reason_code, moderator, moderator_email, at, undone_at)
  select l.id, l.suggestion, l.act, l.from_status, l.to_status, l.version, l.reason_code, l.moderator,
         l.moderator_email, l.at, l.undone_at
    from private.moderation_log l where l.suggestion = old.id;
  -- Suggestions merged into this one belong to other authors: they return to their status, with their own votes.
  delete from private.merged_votes m using public.manifesto_suggestions s
   where s.merged_into = old.id and m.suggestion = s.id;
  update public.manifesto_suggestions s
     set merged_into = null,
         status = coalesce((select l.from_status from private.moderation_log l
                             where l.suggestion = s.id and l.act = 'merge' and l.undone_at is null
                             order by l.id desc limit 1), 'in_review')
   where s.merged_into = old.id;
  return old;
end $$;

create trigger suggestion_delete before delete on public.manifesto_suggestions
  for each row execute function private.on_suggestion_delete();

-- Data of this kind older than the result has expired. Null if it never expires.
create function private.retention_cutoff(p_what text) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() - make_interval(days => r.days) from private.retention r where r.what = p_what
$$;

-- When a suggestion reached its current status, or when its author last asked that another moderator reads
-- it again (a second reading, 14_moderation.sql).
create function private.status_since(p_suggestion uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce(
    greatest(
      (select max(l.at) from private.moderation_log l
        where l.suggestion = p_suggestion and l.act in ('status', 'integrate', 'uphold') and l.undone_at is null),
      (select max(r.requested_at) from private.second_readings r where r.suggestion = p_suggestion)),
    (select s.created_at from public.manifesto_suggestions s where s.id = p_suggestion))
$$;

-- Deletes expired data, at most 5,000 rows of a table per call, so that it blocks nothing for long. Returns the number
-- of deleted rows by kind; scripts/retention.ts calls it until that is zero.
create function private.purge() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_what    text;
  v_table   text;
  -- Condition of an expired row `o`; $1 is the cutoff.
  v_expired text;
  v_count   int;
  v_deleted jsonb := '{}';
begin
  perform private.delete_expired_originals();
  update private.vote_reviews r set address = null
   where r.address is not null
     and r.until < now() - make_interval(days => private.setting('vote_address_days')::int);
  for v_what, v_table, v_expired in values
    ('rate_counters', 'private.rate_counters', 'o.window_start < $1'),
    ('failure_counts', 'private.failure_counts', 'o.day <= ($1 at time zone ''utc'')::date'),
    -- Open reports never expire, because a moderator has not handled them.
    ('reports', 'private.reports', 'o.created_at < $1 and (o.dismissed_by is not null or not exists (
        select from public.manifesto_suggestions s where s.id = o.suggestion and s.status = ''approved''))'),
    ('closed_suggestions', 'public.manifesto_suggestions',
        'o.status in (''rejected'', ''hidden'') and o.merged_into is null and private.status_since(o.id) < $1'),
    ('receipts', 'private.receipts', 'private.status_since(o.suggestion) < $1 and exists (
        select from public.manifesto_suggestions s where s.id = o.suggestion and s.integrated_in is not null)'),
    ('moderation_archive', 'private.moderation_archive', 'o.archived_at < $1'),
    -- Entries of accounts that still have the role stay.
    ('role_log', 'private.role_log', 'o.at < $1 and not private.has_moderator_role(o.account)'),
    ('sessions', 'auth.sessions', 'coalesce(o.refreshed_at at time zone ''utc'', o.updated_at, o.created_at) < $1'),
    -- Deleting votes does not change the totals, but their voters could vote again.
    ('votes', 'private.principle_votes', 'o.created_at < $1'),
    ('votes', 'private.suggestion_votes', 'o.created_at < $1'),
    ('votes', 'private.recipe_ratings', 'o.created_at < $1')
  loop
    continue when private.retention_cutoff(v_what) is null;
    begin
      execute format(
        'delete from %1$s t where t.ctid = any (array(select o.ctid from %1$s o where %2$s limit 5000))',
        v_table, v_expired)
        using private.retention_cutoff(v_what);
    exception when insufficient_privilege then
      -- Another system manages the accounts.
      continue;
    end;
    get diagnostics v_count = row_count;
    v_deleted := v_deleted || jsonb_build_object(v_what, coalesce((v_deleted ->> v_what)::int, 0) + v_count);
  end loop;
  return v_deleted;
end $$;

-- For the secret key (scripts/retention.ts).
create function public.run_retention() returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.purge()
$$;

-- On hosted Supabase pg_cron runs it; elsewhere the embedded server or a timer of the operator.
do $$ begin
  if exists (select from pg_available_extensions e where e.name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('retention', '23 * * * *', 'select private.purge()');
  end if;
exception when others then
  raise notice 'pg_cron does not run here (%): use supabase/scripts/retention.ts', sqlerrm;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.run_retention() from public, anon, authenticated;
grant execute on function public.run_retention() to service_role;

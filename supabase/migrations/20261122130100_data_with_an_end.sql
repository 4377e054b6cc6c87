-- Data with an end. What may be thrown away after some days is one row per kind in private.retention, and one function
-- does it. Whoever holds a receipt takes back the name or the whole suggestion without asking anybody.

create table private.retention (
  what text primary key,
  -- null: kept until somebody erases it
  days int check (days > 0),
  note text not null
);
alter table private.retention enable row level security;
create policy "nobody" on private.retention using (false);
comment on table private.retention is
  'How long each kind of data is kept. Changed by an operator with SQL; shell/public/privacidade says the same days to visitors.';

insert into private.retention (what, days, note) values
  ('rate_counters', 2, 'Counters of the limits: hashes of visitors and addresses.'),
  ('failure_counts', 30, 'What did not open in visitors'' browsers.'),
  ('reports', 180, 'Reports that were dealt with, after they were made.'),
  ('closed_suggestions', 365, 'Suggestions that were refused or withdrawn, with receipt, reports and votes, after the decision.'),
  ('receipts', 730, 'Receipts of suggestions that are part of a version, after they were integrated.'),
  ('moderation_archive', 1095, 'Decisions on suggestions that are gone.'),
  ('sessions', 30, 'Staff sessions that nobody has used since.'),
  ('votes', null, 'Without the mark of a vote its voter could vote again: kept while the manifesto is discussed.');

-- Before when something of this kind is too old; null, and so nothing, when it is kept.
create function private.cutoff(p_what text) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() - make_interval(days => r.days) from private.retention r where r.what = p_what
$$;

-- The log outlives the suggestion, without a word of it: not even what a moderator wrote to its author. Apart from the
-- live log, because nothing can be undone here and nobody's decisions of today are among it.
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

create function private.on_suggestion_delete() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.moderation_archive
    (id, suggestion, act, from_status, to_status, version, reason_code, moderator, moderator_email, at, undone_at)
  select l.id, l.suggestion, l.act, l.from_status, l.to_status, l.version, l.reason_code, l.moderator,
         l.moderator_email, l.at, l.undone_at
    from private.moderation_log l where l.suggestion = old.id;
  -- What was joined to it is somebody else's, and stands again where it stood. Its own support never left it.
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

-- When a suggestion came to where it stands.
create function private.settled_at(p_suggestion uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select max(l.at) from private.moderation_log l
      where l.suggestion = p_suggestion and l.act in ('status', 'integrate') and l.undone_at is null),
    (select s.created_at from public.manifesto_suggestions s where s.id = p_suggestion))
$$;

create or replace function private.purge_failures() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.failure_counts f where f.day <= (private.cutoff('failure_counts') at time zone 'utc')::date
$$;

-- Throws away what is too old and says how much of each kind. At most 5,000 rows of a table at once, so that it never holds
-- anybody up: it runs again and again, and the script runs it until nothing is left.
create function private.purge() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_what  text;
  v_table text;
  v_old   text;
  v_n     int;
  v_gone  jsonb := '{}';
begin
  perform private.forget_originals();
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

-- For the secret key: `node supabase/scripts/retention.ts`.
create function public.run_retention() returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.purge()
$$;

-- Hosted Supabase runs it by itself. Elsewhere the embedded server does, or a timer of the operator's.
do $$ begin
  if exists (select from pg_available_extensions e where e.name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('retention', '23 * * * *', 'select private.purge()');
  end if;
exception when others then
  raise notice 'pg_cron does not run here (%): use supabase/scripts/retention.ts', sqlerrm;
end $$;

-- When the programme means to have answered; 0 promises nothing.
insert into private.settings (key, value) values ('answer_days', '30');

create function private.answer_due(p_created timestamptz) returns date
language sql stable security definer set search_path = '' as $$
  select (p_created at time zone 'Europe/Lisbon')::date + nullif(private.setting('answer_days')::int, 0)
$$;

-- The suggestion behind a code. Counts the attempt, so that nobody can try codes; null for one that nobody was given.
create function private.suggestion_of(p_code text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take('receipt', private.client_address(), 'receipts_per_address_hour');
  return (select r.suggestion from private.receipts r where r.code_hash = private.receipt_hash(p_code));
end $$;

-- What a receipt says besides what moderation tells of it.
create function private.receipt_own(p_suggestion uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'author', s.author,
      'about', s.about,
      'answer_due', case when s.status in ('pending', 'in_review') then private.answer_due(s.created_at) end,
      'answer_late', s.status in ('pending', 'in_review')
        and coalesce((now() at time zone 'Europe/Lisbon')::date > private.answer_due(s.created_at), false))
    from public.manifesto_suggestions s where s.id = p_suggestion
$$;

-- The rest of a receipt is moderation's, and stays as it is.
alter function public.suggestion_receipt(text) set schema private;

-- What the holder of a receipt may know: their own words and name, where they stand, why, and when an answer is due.
-- Nobody else's name, no other row. null for an unknown code, not an error: an error would roll back the count.
create function public.suggestion_receipt(receipt_code text) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.suggestion_receipt(suggestion_receipt.receipt_code) || (
    select private.receipt_own(r.suggestion) from private.receipts r
     where r.code_hash = private.receipt_hash(suggestion_receipt.receipt_code))
$$;

-- Takes the name off a suggestion, for good. null for an unknown code.
create function public.remove_suggestion_name(receipt_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.suggestion_of(remove_suggestion_name.receipt_code);
begin
  if v_id is null then
    return null;
  end if;
  update public.manifesto_suggestions s set author = null where s.id = v_id and s.author is not null;
  return jsonb_build_object('changed', found);
end $$;

-- Erases a suggestion with its votes, reports and receipts, for good. null for an unknown code.
create function public.erase_suggestion(receipt_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.suggestion_of(erase_suggestion.receipt_code);
begin
  if v_id is null then
    return null;
  end if;
  delete from public.manifesto_suggestions s where s.id = v_id;
  return jsonb_build_object('erased', found);
end $$;

revoke execute on function
  private.cutoff(text), private.on_suggestion_delete(), private.settled_at(uuid), private.purge(),
  private.purge_failures(), private.answer_due(timestamptz), private.suggestion_of(text), private.receipt_own(uuid),
  private.suggestion_receipt(text), public.suggestion_receipt(text),
  public.run_retention(), public.remove_suggestion_name(text), public.erase_suggestion(text)
  from public, anon, authenticated;
grant execute on function public.run_retention() to service_role;
grant execute on function
  public.suggestion_receipt(text), public.remove_suggestion_name(text), public.erase_suggestion(text)
  to anon, authenticated;

-- Moderation. Staff hold the role in app_metadata, which only the secret key can write; every act is a row in the log,
-- and the log is the history that the holder of a receipt sees. Over 300 lines because the log, the acts that write it,
-- their undo and what a receipt shows of it only make sense together.

-- A second way to hold the role, for installations whose accounts come from elsewhere and carry no app_metadata.
create table private.moderators (
  user_id    uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

create table private.moderation_log (
  id              bigint generated always as identity primary key,
  -- null: an act on the manifesto itself (a new version)
  suggestion      uuid references public.manifesto_suggestions (id) on delete cascade,
  act             text not null check (act in ('status', 'integrate', 'dismiss_reports', 'create_version')),
  from_status     text,
  to_status       text,
  version         text,
  reason_code     text,
  reason_text     text check (char_length(reason_text) <= 1000),
  moderator       uuid not null,
  -- as it was at the time: the log outlives the account
  moderator_email text not null,
  at              timestamptz not null default clock_timestamp(),
  undone_at       timestamptz
);
create index moderation_log_suggestion_idx on private.moderation_log (suggestion, id);

alter table private.reports
  add constraint reports_dismissed_by_fkey foreign key (dismissed_by) references private.moderation_log (id);
create index reports_dismissed_by_idx on private.reports (dismissed_by);

alter table private.moderators     enable row level security;
alter table private.moderation_log enable row level security;
create policy "nobody" on private.moderators using (false);
create policy "nobody" on private.moderation_log using (false);

-- Read from the account itself and not from the token: the role, and its removal, take effect at once, and tokens of
-- @supabase/lite 0.10.0 carry no app_metadata.
create function private.is_moderator() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null and (
    exists (select from private.moderators m where m.user_id = auth.uid())
    or exists (select from auth.users u
                where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'moderator'))
$$;

create function private.require_moderator() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_moderator() then
    raise exception 'moderators only' using errcode = '42501';
  end if;
end $$;

create function private.log_act(
  p_suggestion uuid, p_act text, p_from text, p_to text, p_version text, p_code text, p_text text
) returns bigint
language sql volatile security definer set search_path = '' as $$
  insert into private.moderation_log
    (suggestion, act, from_status, to_status, version, reason_code, reason_text, moderator, moderator_email)
  values (p_suggestion, p_act, p_from, p_to, p_version, p_code, nullif(btrim(p_text), ''), auth.uid(),
          coalesce((select u.email from auth.users u where u.id = auth.uid()), ''))
  returning id
$$;

-- What a suggestion is called outside: its status, and 'integrated' once it is part of a version.
create function private.stage(p_status text, p_version text) returns text
language sql immutable set search_path = '' as $$
  select case when p_status = 'approved' and p_version is not null then 'integrated' else p_status end
$$;

-- True when the caller is staff: the page asks this after sign-in.
create function public.is_moderator() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_moderator()
$$;

create function public.moderation_counts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return (
    select jsonb_build_object(
      'pending',    count(*) filter (where s.status = 'pending'),
      'in_review',  count(*) filter (where s.status = 'in_review'),
      'approved',   count(*) filter (where s.status = 'approved' and s.integrated_in is null),
      'integrated', count(*) filter (where s.status = 'approved' and s.integrated_in is not null),
      'rejected',   count(*) filter (where s.status = 'rejected'),
      'hidden',     count(*) filter (where s.status = 'hidden'),
      'reported',   count(*) filter (where s.status = 'approved' and exists (
                      select from private.reports r where r.suggestion = s.id and r.dismissed_by is null)),
      'all',        count(*))
    from public.manifesto_suggestions s);
end $$;

-- Oldest first for what waits, most reported first for reports, newest first for what is settled.
create function public.moderation_queue(queue text default 'pending', max_rows int default 50, skip_rows int default 0)
returns table (
  id uuid, suggestion_text text, author text, status text, stage text, upvotes int, created_at timestamptz,
  integrated_in text, open_reports int, reports jsonb, last_act jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  if queue is null or queue not in ('pending', 'in_review', 'approved', 'integrated', 'rejected', 'hidden', 'reported', 'all') then
    raise exception 'unknown queue' using errcode = '22023';
  end if;
  return query
  select s.id, s.suggestion_text, s.author, s.status, private.stage(s.status, s.integrated_in), s.upvotes,
         s.created_at, s.integrated_in, r.n, r.list,
         (select jsonb_build_object('id', l.id, 'act', l.act, 'to_status', l.to_status, 'reason_code', l.reason_code,
                   'reason_text', l.reason_text, 'moderator_email', l.moderator_email, 'at', l.at,
                   'mine', l.moderator = auth.uid())
            from private.moderation_log l
           where l.suggestion = s.id and l.undone_at is null order by l.id desc limit 1)
    from public.manifesto_suggestions s
    cross join lateral (
      select count(*)::int as n,
             coalesce(jsonb_agg(jsonb_build_object('reason_code', x.reason_code, 'reason_text', x.reason_text,
                                                   'created_at', x.created_at) order by x.created_at), '[]') as list
        from private.reports x where x.suggestion = s.id and x.dismissed_by is null) r
   where queue = 'all'
      or (queue = 'reported' and s.status = 'approved' and r.n > 0)
      or queue = private.stage(s.status, s.integrated_in)
   order by case when queue = 'reported' then r.n end desc,
            case when queue in ('pending', 'in_review') then s.created_at end,
            s.created_at desc, s.id
   limit least(greatest(coalesce(max_rows, 50), 1), 200) offset greatest(coalesce(skip_rows, 0), 0);
end $$;

-- Moves a suggestion to another status. Refusing or hiding needs a reason code: its author reads it.
create function public.moderate_suggestion(s_id uuid, new_status text, reason_code text default null, reason_text text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_old private.moderation_log.from_status%type;
  v_in text;
  v_act bigint;
  v_why text := moderate_suggestion.reason_code;
begin
  perform private.require_moderator();
  if new_status is null or new_status not in ('pending', 'in_review', 'approved', 'rejected', 'hidden') then
    raise exception 'unknown status' using errcode = '22023';
  elsif new_status in ('rejected', 'hidden') and v_why is null then
    raise exception 'a reason is needed' using errcode = '22023';
  elsif v_why not in ('duplicate', 'off_topic', 'language', 'personal_data', 'already_covered', 'not_feasible', 'other') then
    raise exception 'unknown reason' using errcode = '22023';
  elsif char_length(moderate_suggestion.reason_text) > 1000 then
    raise exception 'reason_text must have at most 1000 characters' using errcode = '22023';
  end if;
  select s.status, s.integrated_in into v_old, v_in
    from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_old = new_status then
    raise sqlstate 'PT409' using message = 'already_there';
  elsif v_in is not null and new_status not in ('approved', 'hidden') then
    raise sqlstate 'PT409' using message = 'already_integrated';
  end if;
  update public.manifesto_suggestions s set status = new_status where s.id = s_id;
  v_act := private.log_act(s_id, 'status', v_old, new_status, null, v_why, moderate_suggestion.reason_text);
  return jsonb_build_object('act_id', v_act, 'stage', private.stage(new_status, v_in));
end $$;

create function public.create_manifesto_version(version text, title text, summary text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_act bigint;
begin
  perform private.require_moderator();
  if create_manifesto_version.version is null or create_manifesto_version.version !~ '^[0-9]+(\.[0-9]+){0,2}$'
     or coalesce(char_length(create_manifesto_version.title) not between 1 and 200, true)
     or coalesce(char_length(create_manifesto_version.summary) not between 1 and 4000, true) then
    raise exception 'invalid version' using errcode = '22023';
  end if;
  insert into public.manifesto_versions as v (version, title, summary)
  values (create_manifesto_version.version, create_manifesto_version.title, create_manifesto_version.summary)
  on conflict do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'version_exists';
  end if;
  v_act := private.log_act(null, 'create_version', null, null, create_manifesto_version.version, null, null);
  return jsonb_build_object('act_id', v_act, 'version', create_manifesto_version.version);
end $$;

create function public.integrate_suggestion(s_id uuid, version text, note text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_status text;
  v_in    text;
  v_act    bigint;
begin
  perform private.require_moderator();
  if char_length(note) > 1000 then
    raise exception 'note must have at most 1000 characters' using errcode = '22023';
  end if;
  perform from public.manifesto_versions v where v.version = integrate_suggestion.version;
  if not found then
    raise sqlstate 'PT404' using message = 'version not found';
  end if;
  select s.status, s.integrated_in into v_status, v_in
    from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_status <> 'approved' then
    raise sqlstate 'PT409' using message = 'not_approved';
  elsif v_in is not null then
    raise sqlstate 'PT409' using message = 'already_integrated';
  end if;
  update public.manifesto_suggestions s set integrated_in = integrate_suggestion.version where s.id = s_id;
  v_act := private.log_act(s_id, 'integrate', v_status, v_status, integrate_suggestion.version, null, note);
  return jsonb_build_object('act_id', v_act, 'stage', 'integrated');
end $$;

create function public.dismiss_reports(s_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_act bigint;
  v_n   int;
begin
  perform private.require_moderator();
  perform from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  end if;
  v_act := private.log_act(s_id, 'dismiss_reports', null, null, null, null, null);
  update private.reports r set dismissed_by = v_act where r.suggestion = s_id and r.dismissed_by is null;
  get diagnostics v_n = row_count;
  if v_n = 0 then
    raise sqlstate 'PT409' using message = 'no_open_reports';
  end if;
  return jsonb_build_object('act_id', v_act, 'dismissed', v_n);
end $$;

-- Takes back one's own act while it is still the last one on that suggestion. The row stays in the log, marked.
create function public.undo_moderation(act_id bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_log private.moderation_log%rowtype;
  v_now text;
  v_in text;
begin
  perform private.require_moderator();
  select l.* into v_log from private.moderation_log l where l.id = act_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'act not found';
  elsif v_log.moderator <> auth.uid() then
    raise exception 'only the moderator who acted can undo' using errcode = '42501';
  elsif v_log.undone_at is not null
     or v_log.at < now() - make_interval(hours => private.setting('undo_hours')::int)
     or exists (select from private.moderation_log l
                 where l.suggestion = v_log.suggestion and l.id > v_log.id and l.undone_at is null) then
    raise sqlstate 'PT409' using message = 'cannot_undo';
  end if;
  if v_log.act = 'status' then
    update public.manifesto_suggestions s set status = v_log.from_status where s.id = v_log.suggestion;
  elsif v_log.act = 'integrate' then
    update public.manifesto_suggestions s set integrated_in = null where s.id = v_log.suggestion;
  elsif v_log.act = 'dismiss_reports' then
    update private.reports r set dismissed_by = null where r.dismissed_by = v_log.id;
  elsif exists (select from public.manifesto_suggestions s where s.integrated_in = v_log.version) then
    raise sqlstate 'PT409' using message = 'cannot_undo';
  else
    delete from public.manifesto_versions v where v.version = v_log.version;
  end if;
  update private.moderation_log l set undone_at = clock_timestamp() where l.id = v_log.id;
  select s.status, s.integrated_in into v_now, v_in
    from public.manifesto_suggestions s where s.id = v_log.suggestion;
  return jsonb_build_object('act_id', v_log.id, 'stage', private.stage(v_now, v_in));
end $$;

create function public.moderation_history(s_id uuid default null, max_rows int default 100)
returns table (
  id bigint, suggestion uuid, act text, from_status text, to_status text, version text, reason_code text,
  reason_text text, moderator_email text, at timestamptz, undone_at timestamptz, mine boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
  select l.id, l.suggestion, l.act, l.from_status, l.to_status, l.version, l.reason_code, l.reason_text,
         l.moderator_email, l.at, l.undone_at, l.moderator = auth.uid()
    from private.moderation_log l
   where s_id is null or l.suggestion = s_id
   order by l.id desc
   limit least(greatest(coalesce(max_rows, 100), 1), 500);
end $$;

-- What the holder of a receipt may know: their own words, where they stand, and why. Nobody's name, no other row.
create function public.suggestion_receipt(receipt_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id     uuid;
  v_result jsonb;
begin
  perform private.take('receipt', private.client_address(), 'receipts_per_address_hour');
  select r.suggestion into v_id from private.receipts r
   where r.code_hash = private.receipt_hash(suggestion_receipt.receipt_code);
  select jsonb_build_object(
      'suggestion_text', s.suggestion_text,
      'created_at', s.created_at,
      'stage', private.stage(s.status, s.integrated_in),
      'integrated_in', s.integrated_in,
      'upvotes', s.upvotes,
      'history', jsonb_build_array(jsonb_build_object('stage', 'pending', 'at', s.created_at)) || coalesce((
        select jsonb_agg(jsonb_build_object(
                 'stage', case l.act when 'integrate' then 'integrated' else l.to_status end,
                 'at', l.at, 'reason_code', l.reason_code, 'reason_text', l.reason_text, 'version', l.version)
               order by l.id)
          from private.moderation_log l
         where l.suggestion = s.id and l.act in ('status', 'integrate') and l.undone_at is null), '[]'))
    into v_result
    from public.manifesto_suggestions s where s.id = v_id;
  -- null for an unknown code, not an error: an error would roll back the count of this attempt
  return v_result;
end $$;

-- Gives or takes the role by e-mail; for the secret key only.
create function public.set_moderator(p_email text, p_on boolean default true) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select u.id into v_id from auth.users u where lower(u.email) = lower(p_email);
  if v_id is null then
    raise sqlstate 'PT404' using message = 'user not found';
  end if;
  update auth.users u
     set raw_app_meta_data = case
           when p_on then coalesce(u.raw_app_meta_data, '{}'::jsonb) || '{"role": "moderator"}'::jsonb
           else coalesce(u.raw_app_meta_data, '{}'::jsonb) - 'role' end
   where u.id = v_id;
  if not p_on then
    delete from private.moderators m where m.user_id = v_id;
  end if;
  return p_on;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.is_moderator(), public.moderation_counts(), public.moderation_queue(text, int, int),
  public.moderate_suggestion(uuid, text, text, text), public.create_manifesto_version(text, text, text),
  public.integrate_suggestion(uuid, text, text), public.dismiss_reports(uuid), public.undo_moderation(bigint),
  public.moderation_history(uuid, int), public.suggestion_receipt(text), public.set_moderator(text, boolean)
  from public, anon, authenticated;
grant execute on function public.suggestion_receipt(text) to anon, authenticated;
grant execute on function
  public.is_moderator(), public.moderation_counts(), public.moderation_queue(text, int, int),
  public.moderate_suggestion(uuid, text, text, text), public.create_manifesto_version(text, text, text),
  public.integrate_suggestion(uuid, text, text), public.dismiss_reports(uuid), public.undo_moderation(bigint),
  public.moderation_history(uuid, int)
  to authenticated;
grant execute on function public.set_moderator(text, boolean) to service_role;

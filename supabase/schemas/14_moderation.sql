-- Decisions of moderators. Every act is a row in the log; the holder of a receipt sees its outcome.
insert into private.settings (key, value) values ('undo_hours', '12');

create table private.moderation_log (
  id              bigint generated always as identity primary key,
  -- null: an act on the manifesto itself (a new version)
  suggestion      uuid references public.manifesto_suggestions (id) on delete cascade,
  act             text not null check (act in
    ('status', 'integrate', 'dismiss_reports', 'create_version', 'redact', 'merge', 'separate')),
  from_status     text,
  to_status       text,
  version         text,
  reason_code     text,
  reason_text     text check (char_length(reason_text) <= 1000),
  moderator       uuid not null,
  -- at the time: the log outlives the account
  moderator_email text not null,
  at              timestamptz not null default clock_timestamp(),
  undone_at       timestamptz,
  -- id of the first act of a bulk decision, which is undone as a whole
  batch           bigint,
  -- of 'merge' and 'separate': the suggestion that `suggestion` was merged into
  target          uuid
);
create index moderation_log_suggestion_idx on private.moderation_log (suggestion, id);
create index moderation_log_moderator_idx on private.moderation_log (moderator, id);
create index moderation_log_batch_idx on private.moderation_log (batch) where batch is not null;
alter table private.moderation_log enable row level security;
create policy "nobody" on private.moderation_log using (false);

create function private.on_moderator_act() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.touch_moderator_session();
  return null;
end $$;

-- A decision counts as activity of its session.
create trigger moderator_act after insert on private.moderation_log
  for each statement execute function private.on_moderator_act();

-- Adds an act of the calling moderator to the log. Returns its id.
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

-- The public name of a suggestion's state: its status, or 'integrated' once it is part of a version.
create function private.stage(p_status text, p_version text) returns text
language sql immutable set search_path = '' as $$
  select case when p_status = 'approved' and p_version is not null then 'integrated' else p_status end
$$;

-- Moves a suggestion to another status. Rejecting or hiding needs a reason code, which the author reads.
create function public.moderate_suggestion(s_id uuid, new_status text, reason_code text default null, reason_text text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_old_status private.moderation_log.from_status%type;
  v_version    text;
  v_log_id     bigint;
  v_reason     text := moderate_suggestion.reason_code;
begin
  perform private.require_moderator();
  if new_status is null or new_status not in ('pending', 'in_review', 'approved', 'rejected', 'hidden') then
    raise exception 'unknown status' using errcode = '22023';
  elsif new_status in ('rejected', 'hidden') and v_reason is null then
    raise exception 'a reason is required' using errcode = '22023';
  elsif v_reason not in ('duplicate', 'off_topic', 'language', 'personal_data', 'advertising') then
    raise exception 'unknown reason' using errcode = '22023';
  elsif char_length(moderate_suggestion.reason_text) > 1000 then
    raise exception 'reason_text must have at most 1000 characters' using errcode = '22023';
  end if;
  select s.status, s.integrated_in into v_old_status, v_version
    from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_old_status = new_status then
    raise sqlstate 'PT409' using message = 'already_there';
  elsif v_version is not null and new_status not in ('approved', 'hidden') then
    raise sqlstate 'PT409' using message = 'already_integrated';
  end if;
  update public.manifesto_suggestions s set status = new_status where s.id = s_id;
  v_log_id := private.log_act(s_id, 'status', v_old_status, new_status, null, v_reason, moderate_suggestion.reason_text);
  return jsonb_build_object('act_id', v_log_id, 'stage', private.stage(new_status, v_version));
end $$;

-- Publishes a version of the manifesto. The body is optional.
create function public.create_manifesto_version(version text, title text, summary text, body text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_log_id bigint;
  v_body   text := nullif(regexp_replace(replace(create_manifesto_version.body, E'\r\n', E'\n'), '^\s+|\s+$', '', 'g'), '');
begin
  perform private.require_moderator();
  if create_manifesto_version.version is null or create_manifesto_version.version !~ '^[0-9]+(\.[0-9]+){0,2}$'
     or coalesce(char_length(create_manifesto_version.title) not between 1 and 200, true)
     or coalesce(char_length(create_manifesto_version.summary) not between 1 and 4000, true)
     or char_length(v_body) > 20000 then
    raise exception 'invalid version' using errcode = '22023';
  end if;
  insert into public.manifesto_versions as v (version, title, summary, body)
  values (create_manifesto_version.version, create_manifesto_version.title, create_manifesto_version.summary, v_body)
  on conflict do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'version_exists';
  end if;
  v_log_id := private.log_act(null, 'create_version', null, null, create_manifesto_version.version, null, null);
  return jsonb_build_object('act_id', v_log_id, 'version', create_manifesto_version.version);
end $$;

-- Records that an approved suggestion became part of a version.
create function public.integrate_suggestion(s_id uuid, version text, note text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_status  text;
  v_version text;
  v_log_id  bigint;
begin
  perform private.require_moderator();
  if char_length(note) > 1000 then
    raise exception 'note must have at most 1000 characters' using errcode = '22023';
  end if;
  perform from public.manifesto_versions v where v.version = integrate_suggestion.version;
  if not found then
    raise sqlstate 'PT404' using message = 'version not found';
  end if;
  select s.status, s.integrated_in into v_status, v_version
    from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_status <> 'approved' then
    raise sqlstate 'PT409' using message = 'not_approved';
  elsif v_version is not null then
    raise sqlstate 'PT409' using message = 'already_integrated';
  end if;
  update public.manifesto_suggestions s set integrated_in = integrate_suggestion.version where s.id = s_id;
  v_log_id := private.log_act(s_id, 'integrate', v_status, v_status, integrate_suggestion.version, null, note);
  return jsonb_build_object('act_id', v_log_id, 'stage', 'integrated');
end $$;

-- The log, newest first; of one suggestion, or of all.
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

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.moderate_suggestion(uuid, text, text, text), public.create_manifesto_version(text, text, text, text),
  public.integrate_suggestion(uuid, text, text), public.moderation_history(uuid, int)
  from public, anon, authenticated;
grant execute on function
  public.moderate_suggestion(uuid, text, text, text), public.create_manifesto_version(text, text, text, text),
  public.integrate_suggestion(uuid, text, text), public.moderation_history(uuid, int)
  to authenticated;

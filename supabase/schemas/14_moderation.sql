-- Decisions of moderators. An act is one such decision and one row of the log. The author sees its outcome
-- with the receipt code (21_receipts.sql). In a second reading another moderator reads a refused suggestion
-- again, at the request of its author.
insert into private.settings (key, value) values ('undo_hours', '12');

create table private.moderation_log (
  id              bigint generated always as identity primary key,
  -- null: an act on the manifesto itself (a new version)
  suggestion      uuid references public.manifesto_suggestions (id) on delete cascade,
  act             text not null check (act in
    ('status', 'integrate', 'dismiss_reports', 'create_version', 'redact', 'merge', 'separate', 'uphold')),
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

-- Requests of authors that another moderator reads their refused suggestion again; one per decision.
create table private.second_readings (
  decision     bigint primary key references private.moderation_log (id) on delete cascade,
  suggestion   uuid not null references public.manifesto_suggestions (id) on delete cascade,
  requested_at timestamptz not null default now()
);
create index second_readings_suggestion_idx on private.second_readings (suggestion);
alter table private.second_readings enable row level security;
create policy "nobody" on private.second_readings using (false);

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

-- The decision that keeps a suggestion from being published and can be read again. Null if its last decision did not
-- reject or hide it, or was upheld by a second reading.
create function private.refusal_of(p_suggestion uuid) returns private.moderation_log
language sql stable security definer set search_path = '' as $$
  select l.*
    from (select x.* from private.moderation_log x
           where x.suggestion = p_suggestion and x.act in ('status', 'merge', 'separate', 'uphold') and x.undone_at is null
           order by x.id desc limit 1) l
   where l.act = 'status' and l.to_status in ('rejected', 'hidden')
$$;

-- The second reading that a suggestion waits for: 'open', 'own' if the caller took the decision and another moderator
-- has to read it, or null without a request.
create function private.second_reading_of(p_suggestion uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when l.moderator = auth.uid() then 'own' else 'open' end
    from private.second_readings r
    join private.moderation_log l on l.id = r.decision
   where r.suggestion = p_suggestion and r.decision = (private.refusal_of(p_suggestion)).id
$$;

-- Moves a suggestion to another status. Rejecting or hiding needs a reason code, which the author reads. While a second
-- reading is open, only another moderator decides: this function publishes, uphold_decision refuses.
create function public.moderate_suggestion(s_id uuid, new_status text, reason_code text default null, reason_text text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_old_status private.moderation_log.from_status%type;
  v_version    text;
  v_log_id     bigint;
  v_reason     text := moderate_suggestion.reason_code;
  v_reading    text;
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
  v_reading := private.second_reading_of(s_id);
  if v_old_status is null then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_old_status = new_status then
    raise sqlstate 'PT409' using message = 'already_there';
  elsif v_version is not null and new_status not in ('approved', 'hidden') then
    raise sqlstate 'PT409' using message = 'already_integrated';
  elsif v_reading = 'own' then
    raise sqlstate 'PT409' using message = 'second_reader_required';
  elsif v_reading = 'open' and new_status <> 'approved' then
    raise sqlstate 'PT409' using message = 'second_reading_open';
  end if;
  update public.manifesto_suggestions s set status = new_status where s.id = s_id;
  v_log_id := private.log_act(s_id, 'status', v_old_status, new_status, null, v_reason, moderate_suggestion.reason_text);
  return jsonb_build_object('act_id', v_log_id, 'stage', private.stage(new_status, v_version));
end $$;

-- Ends a second reading: upholds the decision of another moderator, with an answer that the author reads. Publishing the
-- suggestion ends it too.
create function public.uphold_decision(s_id uuid, reason_text text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_status  text;
  v_refusal private.moderation_log%rowtype;
  v_reading text;
begin
  perform private.require_moderator();
  if coalesce(char_length(btrim(uphold_decision.reason_text)) not between 1 and 1000, true) then
    raise exception 'reason_text must have 1 to 1000 characters' using errcode = '22023';
  end if;
  select s.status into v_status from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  end if;
  v_reading := private.second_reading_of(s_id);
  if v_reading is null then
    raise sqlstate 'PT409' using message = 'no_second_reading';
  elsif v_reading = 'own' then
    raise sqlstate 'PT409' using message = 'second_reader_required';
  end if;
  v_refusal := private.refusal_of(s_id);
  return jsonb_build_object('act_id', private.log_act(s_id, 'uphold', v_status, v_status, null, v_refusal.reason_code,
                                                      uphold_decision.reason_text), 'stage', v_status);
end $$;

-- Publishes a version of the manifesto. The body and the date of the commitment to answer are optional.
create function public.create_manifesto_version(
  version text, title text, summary text, body text default null, answers_until date default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_log_id bigint;
  v_body   text := nullif(regexp_replace(replace(create_manifesto_version.body, E'\r\n', E'\n'), '^\s+|\s+$', '', 'g'), '');
begin
  perform private.require_moderator();
  if create_manifesto_version.version is null or create_manifesto_version.version !~ '^[0-9]+(\.[0-9]+){0,2}$'
     or coalesce(char_length(create_manifesto_version.title) not between 1 and 200, true)
     or coalesce(char_length(create_manifesto_version.summary) not between 1 and 4000, true)
     or char_length(v_body) > 20000
     or create_manifesto_version.answers_until < current_date then
    raise exception 'invalid version' using errcode = '22023';
  end if;
  insert into public.manifesto_versions as v (version, title, summary, body, answers_until)
  values (create_manifesto_version.version, create_manifesto_version.title, create_manifesto_version.summary, v_body,
          create_manifesto_version.answers_until)
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
  public.moderate_suggestion(uuid, text, text, text), public.create_manifesto_version(text, text, text, text, date),
  public.integrate_suggestion(uuid, text, text), public.moderation_history(uuid, int),
  public.uphold_decision(uuid, text)
  from public, anon, authenticated;
grant execute on function
  public.moderate_suggestion(uuid, text, text, text), public.create_manifesto_version(text, text, text, text, date),
  public.integrate_suggestion(uuid, text, text), public.moderation_history(uuid, int),
  public.uphold_decision(uuid, text)
  to authenticated;

-- Bulk decisions: one decision on up to 200 suggestions. Undo: moderators revert their own acts within
-- undo_hours. An act is one decision, and one row of private.moderation_log (14_moderation.sql).

-- Parses ids separated by commas. Text, because the embedded server accepts only scalar parameters.
create function private.ids_of(p_ids text) returns uuid[]
language plpgsql immutable set search_path = '' as $$
declare
  v_ids uuid[];
begin
  select array_agg(distinct i.id::uuid order by i.id::uuid) into v_ids
    from unnest(string_to_array(p_ids, ',')) i (id);
  if coalesce(cardinality(v_ids), 0) not between 1 and 200 then
    raise exception 'expected 1 to 200 suggestions' using errcode = '22023';
  end if;
  return v_ids;
exception when invalid_text_representation then
  raise exception 'expected ids of suggestions, separated by commas' using errcode = '22023';
end $$;

-- Applies one decision to several suggestions; without p_status, dismisses their reports. Skips and counts suggestions
-- that a colleague decided first.
create function private.decide_in_bulk(p_ids text, p_status text, p_code text, p_text text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id   uuid;
  v_ids  uuid[] := private.ids_of(p_ids);
  v_acts bigint[] := '{}';
begin
  foreach v_id in array v_ids loop
    begin
      v_acts := v_acts || (case when p_status is null then public.dismiss_reports(v_id)
        else public.moderate_suggestion(v_id, p_status, p_code, p_text) end ->> 'act_id')::bigint;
    exception when sqlstate 'PT404' or sqlstate 'PT409' then
      continue;
    end;
  end loop;
  if cardinality(v_acts) = 0 then
    raise sqlstate 'PT409' using message = 'already_there';
  end if;
  update private.moderation_log l set batch = v_acts[1] where l.id = any (v_acts);
  return jsonb_build_object('act_id', v_acts[1], 'done', cardinality(v_acts),
                            'skipped', cardinality(v_ids) - cardinality(v_acts));
end $$;

-- Rejects or hides several suggestions with one reason.
create function public.moderate_suggestions(s_ids text, new_status text, reason_code text, reason_text text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  if new_status is null or new_status not in ('rejected', 'hidden') then
    raise exception 'a bulk decision must be rejected or hidden' using errcode = '22023';
  end if;
  return private.decide_in_bulk(s_ids, new_status, moderate_suggestions.reason_code, moderate_suggestions.reason_text);
end $$;

-- Dismisses the reports about several suggestions.
create function public.dismiss_reports_of(s_ids text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return private.decide_in_bulk(s_ids, null, null, null);
end $$;

-- Undoes one act (a row of the log), if it is the last one on its suggestion and recent enough, and if the
-- author has not requested a second reading of it by another moderator. Returns whether it did.
create function private.undo_act(p_act private.moderation_log) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_redaction private.redactions%rowtype;
begin
  if p_act.undone_at is not null
     or p_act.at < now() - make_interval(hours => private.setting('undo_hours')::int)
     or exists (select from private.moderation_log l
                 where l.suggestion = p_act.suggestion and l.id > p_act.id and l.undone_at is null)
     or exists (select from private.second_readings r where r.decision = p_act.id) then
    return false;
  end if;
  case p_act.act
    when 'status' then
      update public.manifesto_suggestions s set status = p_act.from_status where s.id = p_act.suggestion;
    when 'integrate' then
      update public.manifesto_suggestions s set integrated_in = null where s.id = p_act.suggestion;
    when 'dismiss_reports' then
      update private.reports r set dismissed_by = null where r.dismissed_by = p_act.id;
    when 'redact' then
      delete from private.redactions r where r.act = p_act.id returning r.* into v_redaction;
      if v_redaction.act is null then
        return false;
      end if;
      update public.manifesto_suggestions s
         set suggestion_text = coalesce(v_redaction.original_text, s.suggestion_text),
             author = coalesce(v_redaction.original_author, s.author),
             redacted = v_redaction.was_redacted
       where s.id = p_act.suggestion;
    when 'merge' then
      -- The merge target may be deleted, and merged_into null.
      perform private.revert_merge(p_act.suggestion, p_act.from_status);
    when 'uphold' then
      -- The second reading is open again.
      null;
    when 'separate' then
      if not exists (select from public.manifesto_suggestions s
                      where s.id = p_act.target and s.status not in ('rejected', 'hidden')) then
        return false;
      end if;
      perform private.apply_merge(p_act.suggestion, p_act.target);
    else -- 'create_version'
      if exists (select from public.manifesto_suggestions s where s.integrated_in = p_act.version) then
        return false;
      end if;
      delete from public.manifesto_versions v where v.version = p_act.version;
  end case;
  update private.moderation_log l set undone_at = clock_timestamp() where l.id = p_act.id;
  return true;
end $$;

-- Undoes the caller's own act, or all acts of the same bulk decision. Log rows stay and are marked.
create function public.undo_moderation(act_id bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_log        private.moderation_log%rowtype;
  v_act        private.moderation_log%rowtype;
  v_done       int := 0;
  v_not_undone int := 0;
  v_status     text;
  v_version    text;
begin
  perform private.require_moderator();
  select l.* into v_log from private.moderation_log l where l.id = act_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'act not found';
  elsif v_log.moderator <> auth.uid() then
    raise exception 'only the moderator who acted can undo' using errcode = '42501';
  end if;
  for v_act in
    select l.* from private.moderation_log l
     where l.id = v_log.id or (l.batch = v_log.batch and l.undone_at is null)
     order by l.suggestion for update
  loop
    if private.undo_act(v_act) then
      v_done := v_done + 1;
    else
      v_not_undone := v_not_undone + 1;
    end if;
  end loop;
  if v_done = 0 then
    raise sqlstate 'PT409' using message = 'cannot_undo';
  end if;
  select s.status, s.integrated_in into v_status, v_version
    from public.manifesto_suggestions s where s.id = v_log.suggestion;
  return jsonb_build_object('act_id', v_log.id, 'stage', private.stage(v_status, v_version))
    || case when v_log.batch is null then '{}'::jsonb
            else jsonb_build_object('done', v_done, 'left', v_not_undone) end;
end $$;

-- The caller's own acts since signing in that can still be undone, newest first; a bulk decision is one row. The
-- session's start comes from auth.sessions, so no browser clock matters. `about` is the suggestion's text, or number
-- and title of a version.
create function public.moderation_decisions()
returns table (id bigint, act text, to_status text, about text, at timestamptz, together int)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
  select l.id, l.act, l.to_status, coalesce(s.suggestion_text, v.version || ': ' || v.title), l.at,
         case when l.batch is null then 1 else (select count(*)::int from private.moderation_log b
                                                 where b.batch = l.batch and b.undone_at is null) end
    from private.moderation_log l
    join auth.sessions x on x.id::text = auth.jwt() ->> 'session_id' and x.user_id = l.moderator
    left join public.manifesto_suggestions s on s.id = l.suggestion
    left join public.manifesto_versions v on l.suggestion is null and v.version = l.version
   where l.moderator = auth.uid() and l.undone_at is null
     and (l.batch is null or l.id = (select min(b.id) from private.moderation_log b
                                      where b.batch = l.batch and b.undone_at is null))
     and l.at >= x.created_at
     and l.at >= now() - make_interval(hours => private.setting('undo_hours')::int)
   order by l.id desc;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.moderate_suggestions(text, text, text, text), public.dismiss_reports_of(text),
  public.undo_moderation(bigint), public.moderation_decisions()
  from public, anon, authenticated;
grant execute on function
  public.moderate_suggestions(text, text, text, text), public.dismiss_reports_of(text),
  public.undo_moderation(bigint), public.moderation_decisions()
  to authenticated;

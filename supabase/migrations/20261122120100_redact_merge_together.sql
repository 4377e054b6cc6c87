-- Moderation for real work: taking personal data out of a suggestion, joining suggestions that say the same, and deciding
-- about many at once; each act in the log, each with its way back. Over 300 lines because they share the log and its undo.

alter table private.moderation_log drop constraint moderation_log_act_check;
alter table private.moderation_log
  add constraint moderation_log_act_check check (act in
    ('status', 'integrate', 'dismiss_reports', 'create_version', 'redact', 'merge', 'separate')),
  -- the first of the acts that were decided together, and are taken back together
  add column batch bigint,
  -- of 'merge' and 'separate': the suggestion that was kept
  add column kept uuid;
create index moderation_log_batch_idx on private.moderation_log (batch) where batch is not null;

alter table public.manifesto_suggestions
  add column redacted    boolean not null default false,
  add column merged_into uuid references public.manifesto_suggestions (id) on delete set null,
  add constraint merged_suggestions_are_hidden check (merged_into is null or (status = 'hidden' and merged_into <> id));
create index manifesto_suggestions_merged_idx on public.manifesto_suggestions (merged_into) where merged_into is not null;
comment on column public.manifesto_suggestions.redacted is
  'Moderation took a part of the text out, because it was personal data: said wherever the text stands.';
comment on column public.manifesto_suggestions.merged_into is
  'The suggestion that says the same and was kept. Its receipt leads there, and so does its support.';

-- 1. Redaction ----------------------------------------------------------------------------------------------------------

-- What was taken out, for as long as it can be put back: nobody can read it, and after these days nobody ever will.
insert into private.settings (key, value) values ('redacted_original_days', '1');
create table private.redactions (
  act             bigint primary key references private.moderation_log (id) on delete cascade,
  suggestion      uuid not null references public.manifesto_suggestions (id) on delete cascade,
  -- null: that part was left as it was
  original_text   text,
  original_author text,
  was_redacted    boolean not null,
  at              timestamptz not null default clock_timestamp()
);
create index redactions_suggestion_idx on private.redactions (suggestion);
create index redactions_at_idx on private.redactions (at);
alter table private.redactions enable row level security;
create policy "nobody" on private.redactions using (false);

create function private.forget_originals() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.redactions r
   where r.at < now() - make_interval(days => private.setting('redacted_original_days')::int)
$$;

-- Whoever visits makes the site forget, so that nothing stays because nobody moderates any more.
create function private.on_time_to_forget() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_originals();
  return null;
end $$;
create trigger time_to_forget after insert on public.manifesto_suggestions
  for each statement execute function private.on_time_to_forget();
create trigger time_to_forget after insert on private.moderation_log
  for each statement execute function private.on_time_to_forget();

-- Whether the new text is the old one with parts taken out, each leaving '[retirado]' in its place: a moderator can take
-- words away from a citizen, and never put others in their mouth.
create function private.is_redaction(p_old text, p_new text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_parts text[] := string_to_array(p_new, '[retirado]');
  v_rest  text := p_old;
  v_last  int := cardinality(v_parts);
  v_at    int;
begin
  if v_last < 2 or left(v_rest, length(v_parts[1])) <> v_parts[1] then
    return false;
  end if;
  v_rest := substr(v_rest, length(v_parts[1]) + 1);
  for i in 2 .. v_last - 1 loop
    v_at := strpos(v_rest, v_parts[i]);
    if v_at = 0 then
      return false;
    end if;
    v_rest := substr(v_rest, v_at + length(v_parts[i]));
  end loop;
  return right(v_rest, length(v_parts[v_last])) = v_parts[v_last];
end $$;

create function public.redact_suggestion(
  s_id uuid, new_text text, remove_name boolean default false, reason_text text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_old    public.manifesto_suggestions%rowtype;
  v_before text;
  v_text   boolean;
  v_name   boolean;
  v_act    bigint;
begin
  perform private.require_moderator();
  if new_text is null or char_length(new_text) > 2000 then
    raise exception 'new_text must have at most 2000 characters' using errcode = '22023';
  elsif char_length(redact_suggestion.reason_text) > 1000 then
    raise exception 'reason_text must have at most 1000 characters' using errcode = '22023';
  end if;
  select s.* into v_old from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  end if;
  -- A browser's text field has one kind of line end.
  v_before := replace(replace(v_old.suggestion_text, E'\r\n', E'\n'), E'\r', E'\n');
  v_text := new_text not in (v_before, v_old.suggestion_text);
  v_name := coalesce(remove_name, false) and v_old.author is not null;
  if not v_text and not v_name then
    raise exception 'nothing to take out' using errcode = '22023';
  elsif v_text and not private.is_redaction(v_before, new_text) then
    raise exception 'parts can be taken out, and nothing written instead' using errcode = '22023';
  end if;
  v_act := private.log_act(s_id, 'redact', v_old.status, v_old.status, null, 'personal_data', redact_suggestion.reason_text);
  insert into private.redactions (act, suggestion, original_text, original_author, was_redacted)
  values (v_act, s_id, case when v_text then v_old.suggestion_text end, case when v_name then v_old.author end,
          v_old.redacted);
  update public.manifesto_suggestions s
     set suggestion_text = case when v_text then new_text else s.suggestion_text end,
         redacted = s.redacted or v_text,
         author = case when v_name then null else s.author end
   where s.id = s_id;
  return jsonb_build_object('act_id', v_act, 'stage', private.stage(v_old.status, v_old.integrated_in));
end $$;

-- 2. Joining what says the same -------------------------------------------------------------------------------------------

-- The votes that came to a suggestion by joining another one, so that they can go back. Who had supported both stays one.
create table private.merged_votes (
  suggestion uuid not null references public.manifesto_suggestions (id) on delete cascade,
  voter      bytea not null,
  primary key (suggestion, voter)
);
alter table private.merged_votes enable row level security;
create policy "nobody" on private.merged_votes using (false);

create function private.join_support(p_from uuid, p_kept uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_n int;
begin
  with moved as (
    insert into private.suggestion_votes (suggestion, voter)
    select p_kept, v.voter from private.suggestion_votes v where v.suggestion = p_from
    on conflict (suggestion, voter) do nothing
    returning voter)
  insert into private.merged_votes (suggestion, voter) select p_from, m.voter from moved m;
  get diagnostics v_n = row_count;
  update public.manifesto_suggestions s set upvotes = s.upvotes + v_n where s.id = p_kept and v_n > 0;
end $$;

create function private.part_support(p_from uuid, p_kept uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_n int;
begin
  delete from private.suggestion_votes v using private.merged_votes m
   where m.suggestion = p_from and v.suggestion = p_kept and v.voter = m.voter;
  get diagnostics v_n = row_count;
  delete from private.merged_votes m where m.suggestion = p_from;
  update public.manifesto_suggestions s set upvotes = s.upvotes - v_n where s.id = p_kept and v_n > 0;
end $$;

create function private.join_suggestion(p_from uuid, p_kept uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.join_support(p_from, p_kept);
  update public.manifesto_suggestions s set status = 'hidden', merged_into = p_kept where s.id = p_from;
end $$;

create function private.part_suggestion(p_from uuid, p_status text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_kept uuid;
begin
  select s.merged_into into v_kept from public.manifesto_suggestions s where s.id = p_from;
  perform private.part_support(p_from, v_kept);
  update public.manifesto_suggestions s set status = p_status, merged_into = null where s.id = p_from;
end $$;

-- A suggestion that was joined has no state of its own: it is parted first.
create function private.on_merged_status() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = 'merged';
end $$;
create trigger suggestion_merged_status before update of status on public.manifesto_suggestions
  for each row when (old.merged_into is not null and new.merged_into is not null and old.status <> new.status)
  execute function private.on_merged_status();

create function public.merge_suggestion(s_id uuid, into_id uuid, reason_text text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from public.manifesto_suggestions%rowtype;
  v_kept public.manifesto_suggestions%rowtype;
  v_act  bigint;
begin
  perform private.require_moderator();
  if s_id = into_id then
    raise exception 'a suggestion cannot be joined to itself' using errcode = '22023';
  elsif char_length(merge_suggestion.reason_text) > 1000 then
    raise exception 'reason_text must have at most 1000 characters' using errcode = '22023';
  end if;
  -- In one order, whichever is joined to which: two moderators never wait for each other for ever.
  perform from public.manifesto_suggestions s where s.id in (s_id, into_id) order by s.id for update;
  select s.* into v_from from public.manifesto_suggestions s where s.id = s_id;
  select s.* into v_kept from public.manifesto_suggestions s where s.id = into_id;
  if v_from.id is null or v_kept.id is null then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_from.is_example or v_kept.is_example then
    raise exception 'an example is nobody''s suggestion' using errcode = '22023';
  elsif v_from.merged_into is not null or v_from.integrated_in is not null
     or v_kept.status in ('rejected', 'hidden')
     or exists (select from public.manifesto_suggestions s where s.merged_into = s_id) then
    raise sqlstate 'PT409' using message = 'cannot_merge';
  end if;
  perform private.join_suggestion(s_id, into_id);
  v_act := private.log_act(s_id, 'merge', v_from.status, 'hidden', null, 'duplicate', merge_suggestion.reason_text);
  update private.moderation_log l set kept = into_id where l.id = v_act;
  return jsonb_build_object('act_id', v_act, 'stage', 'merged');
end $$;

-- Parts them again, however long ago they were joined: the suggestion stands where it stood, with its own support.
create function public.separate_suggestion(s_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_kept   uuid;
  v_status text;
  v_act    bigint;
begin
  perform private.require_moderator();
  select s.merged_into into v_kept from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_kept is null then
    raise sqlstate 'PT409' using message = 'not_merged';
  end if;
  select l.from_status into v_status from private.moderation_log l
   where l.suggestion = s_id and l.act = 'merge' and l.undone_at is null order by l.id desc limit 1;
  perform private.part_suggestion(s_id, coalesce(v_status, 'in_review'));
  v_act := private.log_act(s_id, 'separate', 'hidden', coalesce(v_status, 'in_review'), null, null, null);
  update private.moderation_log l set kept = v_kept where l.id = v_act;
  return jsonb_build_object('act_id', v_act, 'stage', coalesce(v_status, 'in_review'));
end $$;

-- What a receipt says besides, to be added to the rest of it: that a part was taken out, and where a suggestion went that
-- was joined to another one. That one's text only while everybody may read it.
create function private.receipt_marks(p_suggestion uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('redacted', s.redacted) || case when s.merged_into is null then '{}'::jsonb else
    jsonb_build_object('stage', 'merged', 'kept', (
      select jsonb_build_object('stage', private.stage(k.status, k.integrated_in), 'integrated_in', k.integrated_in,
        'upvotes', k.upvotes) || case when k.status = 'approved'
          then jsonb_build_object('id', k.id, 'suggestion_text', k.suggestion_text) else '{}'::jsonb end
        from public.manifesto_suggestions k where k.id = s.merged_into)) end
    from public.manifesto_suggestions s where s.id = p_suggestion
$$;

create or replace function public.suggestion_receipt(receipt_code text) returns jsonb
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
                 'stage', case l.act when 'integrate' then 'integrated' when 'merge' then 'merged' else l.to_status end,
                 'at', l.at, 'reason_code', l.reason_code, 'reason_text', l.reason_text, 'version', l.version)
               order by l.id)
          from private.moderation_log l
         where l.suggestion = s.id and l.act in ('status', 'integrate', 'merge', 'separate') and l.undone_at is null), '[]'))
      || private.receipt_marks(s.id)
    into v_result
    from public.manifesto_suggestions s where s.id = v_id;
  -- null for an unknown code, not an error: an error would roll back the count of this attempt
  return v_result;
end $$;

-- 3. Many at once ---------------------------------------------------------------------------------------------------------

-- As text, ids with commas between: the embedded server takes plain values alone.
create function private.ids_of(p_ids text) returns uuid[]
language plpgsql immutable set search_path = '' as $$
declare
  v_ids uuid[];
begin
  select array_agg(distinct i.id::uuid order by i.id::uuid) into v_ids
    from unnest(string_to_array(p_ids, ',')) i (id);
  if coalesce(cardinality(v_ids), 0) not between 1 and 200 then
    raise exception 'between 1 and 200 suggestions' using errcode = '22023';
  end if;
  return v_ids;
exception when invalid_text_representation then
  raise exception 'ids of suggestions, with commas between' using errcode = '22023';
end $$;

-- One decision about several suggestions; what a colleague was faster with is left as it is, and counted.
create function private.decide_together(p_ids text, p_status text, p_code text, p_text text) returns jsonb
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

create function public.moderate_suggestions(s_ids text, new_status text, reason_code text, reason_text text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  if new_status is null or new_status not in ('rejected', 'hidden') then
    raise exception 'many at once are refused or withdrawn' using errcode = '22023';
  end if;
  return private.decide_together(s_ids, new_status, moderate_suggestions.reason_code, moderate_suggestions.reason_text);
end $$;

create function public.dismiss_reports_of(s_ids text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return private.decide_together(s_ids, null, null, null);
end $$;

-- 4. The way back ---------------------------------------------------------------------------------------------------------

-- Takes one act back, if it is still the last one on its suggestion and recent enough. @returns whether it did
create function private.take_back(p_log private.moderation_log) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_was private.redactions%rowtype;
begin
  if p_log.undone_at is not null
     or p_log.at < now() - make_interval(hours => private.setting('undo_hours')::int)
     or exists (select from private.moderation_log l
                 where l.suggestion = p_log.suggestion and l.id > p_log.id and l.undone_at is null) then
    return false;
  end if;
  case p_log.act
    when 'status' then
      update public.manifesto_suggestions s set status = p_log.from_status where s.id = p_log.suggestion;
    when 'integrate' then
      update public.manifesto_suggestions s set integrated_in = null where s.id = p_log.suggestion;
    when 'dismiss_reports' then
      update private.reports r set dismissed_by = null where r.dismissed_by = p_log.id;
    when 'redact' then
      delete from private.redactions r where r.act = p_log.id returning r.* into v_was;
      if v_was.act is null then
        return false;
      end if;
      update public.manifesto_suggestions s
         set suggestion_text = coalesce(v_was.original_text, s.suggestion_text),
             author = coalesce(v_was.original_author, s.author),
             redacted = v_was.was_redacted
       where s.id = p_log.suggestion;
    when 'merge' then
      -- The one that was kept may be gone, and the link with it.
      perform private.part_suggestion(p_log.suggestion, p_log.from_status);
    when 'separate' then
      if not exists (select from public.manifesto_suggestions s
                      where s.id = p_log.kept and s.status not in ('rejected', 'hidden')) then
        return false;
      end if;
      perform private.join_suggestion(p_log.suggestion, p_log.kept);
    else
      if exists (select from public.manifesto_suggestions s where s.integrated_in = p_log.version) then
        return false;
      end if;
      delete from public.manifesto_versions v where v.version = p_log.version;
  end case;
  update private.moderation_log l set undone_at = clock_timestamp() where l.id = p_log.id;
  return true;
end $$;

-- Takes back one's own act while it is still the last one on that suggestion, or all acts that were decided together with
-- it. The rows stay in the log, marked.
create or replace function public.undo_moderation(act_id bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_log  private.moderation_log%rowtype;
  v_one  private.moderation_log%rowtype;
  v_done int := 0;
  v_left int := 0;
  v_now  text;
  v_in   text;
begin
  perform private.require_moderator();
  select l.* into v_log from private.moderation_log l where l.id = act_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'act not found';
  elsif v_log.moderator <> auth.uid() then
    raise exception 'only the moderator who acted can undo' using errcode = '42501';
  end if;
  for v_one in
    select l.* from private.moderation_log l
     where l.id = v_log.id or (l.batch = v_log.batch and l.undone_at is null)
     order by l.suggestion for update
  loop
    if private.take_back(v_one) then
      v_done := v_done + 1;
    else
      v_left := v_left + 1;
    end if;
  end loop;
  if v_done = 0 then
    raise sqlstate 'PT409' using message = 'cannot_undo';
  end if;
  select s.status, s.integrated_in into v_now, v_in
    from public.manifesto_suggestions s where s.id = v_log.suggestion;
  return jsonb_build_object('act_id', v_log.id, 'stage', private.stage(v_now, v_in))
    || case when v_log.batch is null then '{}'::jsonb
            else jsonb_build_object('done', v_done, 'left', v_left) end;
end $$;

-- What was decided together is one line here, with how many it was about.
drop function public.moderation_decisions();
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

revoke execute on function
  private.forget_originals(), private.on_time_to_forget(), private.is_redaction(text, text),
  private.join_support(uuid, uuid), private.part_support(uuid, uuid), private.join_suggestion(uuid, uuid),
  private.part_suggestion(uuid, text), private.on_merged_status(), private.receipt_marks(uuid), private.ids_of(text),
  private.decide_together(text, text, text, text), private.take_back(private.moderation_log)
  from public, anon, authenticated;
revoke execute on function
  public.redact_suggestion(uuid, text, boolean, text), public.merge_suggestion(uuid, uuid, text),
  public.separate_suggestion(uuid), public.moderate_suggestions(text, text, text, text),
  public.dismiss_reports_of(text), public.moderation_decisions()
  from public, anon, authenticated;
grant execute on function
  public.redact_suggestion(uuid, text, boolean, text), public.merge_suggestion(uuid, uuid, text),
  public.separate_suggestion(uuid), public.moderate_suggestions(text, text, text, text),
  public.dismiss_reports_of(text), public.moderation_decisions()
  to authenticated;

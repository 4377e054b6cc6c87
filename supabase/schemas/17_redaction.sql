-- Redaction: a moderator replaces personal data in the text of a suggestion by '[retirado]', or removes the
-- name. private.redactions stores the original text and name for redacted_original_days, so that undo_act()
-- (19_bulk_and_undo.sql) can restore them.
insert into private.settings (key, value) values
  -- Days for which a redaction can be undone. Afterwards the original is deleted.
  ('redacted_original_days', '1');

create table private.redactions (
  act             bigint primary key references private.moderation_log (id) on delete cascade,
  suggestion      uuid not null references public.manifesto_suggestions (id) on delete cascade,
  -- null: unchanged by the redaction
  original_text   text,
  original_author text,
  was_redacted    boolean not null,
  at              timestamptz not null default clock_timestamp()
);
create index redactions_suggestion_idx on private.redactions (suggestion);
create index redactions_at_idx on private.redactions (at);
alter table private.redactions enable row level security;
create policy "nobody" on private.redactions using (false);

-- Deletes originals older than redacted_original_days.
create function private.delete_expired_originals() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.redactions r
   where r.at < now() - make_interval(days => private.setting('redacted_original_days')::int)
$$;

create function private.on_originals_expiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.delete_expired_originals();
  return null;
end $$;

-- Visitors and moderators trigger the deletion, so that it does not depend on a timer or on later moderation.
create trigger originals_expiry after insert on public.manifesto_suggestions
  for each statement execute function private.on_originals_expiry();
create trigger originals_expiry after insert on private.moderation_log
  for each statement execute function private.on_originals_expiry();

-- Whether the new text is the old one with parts replaced by '[retirado]': a moderator can remove text and never add
-- any.
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

-- Replaces parts of the text by '[retirado]', and removes the author's name on request.
create function public.redact_suggestion(
  s_id uuid, new_text text, remove_name boolean default false, reason_text text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_old          public.manifesto_suggestions%rowtype;
  v_before       text;
  v_changes_text boolean;
  v_removes_name boolean;
  v_log_id       bigint;
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
  -- Compares with normalised line ends, because text fields of browsers normalise them.
  v_before := replace(replace(v_old.suggestion_text, E'\r\n', E'\n'), E'\r', E'\n');
  v_changes_text := new_text not in (v_before, v_old.suggestion_text);
  v_removes_name := coalesce(remove_name, false) and v_old.author is not null;
  if not v_changes_text and not v_removes_name then
    raise exception 'nothing to redact' using errcode = '22023';
  elsif v_changes_text and not private.is_redaction(v_before, new_text) then
    raise exception 'a redaction can only remove text' using errcode = '22023';
  end if;
  v_log_id := private.log_act(s_id, 'redact', v_old.status, v_old.status, null, 'personal_data', redact_suggestion.reason_text);
  insert into private.redactions (act, suggestion, original_text, original_author, was_redacted)
  values (v_log_id, s_id, case when v_changes_text then v_old.suggestion_text end,
          case when v_removes_name then v_old.author end, v_old.redacted);
  update public.manifesto_suggestions s
     set suggestion_text = case when v_changes_text then new_text else s.suggestion_text end,
         redacted = s.redacted or v_changes_text,
         author = case when v_removes_name then null else s.author end
   where s.id = s_id;
  return jsonb_build_object('act_id', v_log_id, 'stage', private.stage(v_old.status, v_old.integrated_in));
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.redact_suggestion(uuid, text, boolean, text) from public, anon, authenticated;
grant execute on function public.redact_suggestion(uuid, text, boolean, text) to authenticated;

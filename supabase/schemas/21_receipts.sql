-- Answers to suggestions. For the holder of a receipt code, normally the author: read the state, request a
-- second reading, remove the name, erase the suggestion. For everyone: the commitments to answer.
-- A refusal is the decision that rejected or hid a suggestion. In a second reading another moderator reads
-- the refused suggestion again (14_moderation.sql).

-- Date until which an answer is promised; null without a promise.
create function private.answer_due(p_created timestamptz) returns date
language sql stable security definer set search_path = '' as $$
  select (p_created at time zone 'Europe/Lisbon')::date + nullif(private.setting('answer_days')::int, 0)
$$;

-- The suggestion of a receipt code, or null for an unknown code. Counts the attempt, so that codes cannot be guessed.
create function private.suggestion_by_code(p_code text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take('receipt', private.client_address(), 'receipts_per_address_hour');
  return (select r.suggestion from private.receipts r where r.code_hash = private.receipt_hash(p_code));
end $$;

-- The author's part of a receipt: name, part of the manifesto, and due date of the answer.
create function private.receipt_author_part(p_suggestion uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'author', s.author,
      'about', s.about,
      'answer_due', case when s.status in ('pending', 'in_review') then private.answer_due(s.created_at) end,
      'answer_late', s.status in ('pending', 'in_review')
        and coalesce((now() at time zone 'Europe/Lisbon')::date > private.answer_due(s.created_at), false))
    from public.manifesto_suggestions s where s.id = p_suggestion
$$;

-- The moderation marks of a receipt: redaction, and the merge target (`merged_into`), with its text only while it is
-- published.
create function private.receipt_marks(p_suggestion uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('redacted', s.redacted) || case when s.merged_into is null then '{}'::jsonb else
    jsonb_build_object('stage', 'merged', 'merged_into', (
      select jsonb_build_object('stage', private.stage(t.status, t.integrated_in), 'integrated_in', t.integrated_in,
        'upvotes', t.upvotes) || case when t.status = 'approved'
          then jsonb_build_object('id', t.id, 'suggestion_text', t.suggestion_text) else '{}'::jsonb end
        from public.manifesto_suggestions t where t.id = s.merged_into)) end
    from public.manifesto_suggestions s where s.id = p_suggestion
$$;

-- The suggestion's part of a receipt: its text, its state, and the decisions about it.
create function private.receipt_history(p_suggestion uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'suggestion_text', s.suggestion_text,
      'created_at', s.created_at,
      'stage', private.stage(s.status, s.integrated_in),
      'integrated_in', s.integrated_in,
      'upvotes', s.upvotes,
      'history', jsonb_build_array(jsonb_build_object('stage', 'pending', 'at', s.created_at)) || coalesce((
        select jsonb_agg(jsonb_build_object(
                 'stage', case l.act when 'integrate' then 'integrated' when 'merge' then 'merged' when 'uphold' then 'upheld'
                           else l.to_status end,
                 'at', l.at, 'reason_code', l.reason_code, 'reason_text', l.reason_text, 'version', l.version)
               order by l.id)
          from private.moderation_log l
         where l.suggestion = s.id and l.act in ('status', 'integrate', 'merge', 'separate', 'uphold')
           and l.undone_at is null),
        '[]'))
    from public.manifesto_suggestions s where s.id = p_suggestion
$$;

-- The second reading of a receipt: null if no refusal is in effect, 'available', or 'requested' with the due date of its
-- answer.
create function private.receipt_second_reading(p_suggestion uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'second_reading', case when f.decision is null then null when r.decision is null then 'available'
                             else 'requested' end,
      'second_reading_due', private.answer_due(r.requested_at),
      'second_reading_late',
        coalesce((now() at time zone 'Europe/Lisbon')::date > private.answer_due(r.requested_at), false))
    from (select (private.refusal_of(p_suggestion)).id as decision) f
    left join private.second_readings r on r.decision = f.decision
$$;

-- Returns what a receipt discloses: the author's text and name, the state, the reason, and the due dates of answers.
-- No other person's name and no other row. An unknown code returns null: an error would roll back the attempt's count.
create function public.suggestion_receipt(receipt_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.suggestion_by_code(suggestion_receipt.receipt_code);
begin
  return private.receipt_history(v_id) || private.receipt_marks(v_id) || private.receipt_author_part(v_id)
    || private.receipt_second_reading(v_id);
end $$;

-- Requests that another moderator reads a refused suggestion again. Without a refusal, and after a first request, it
-- changes nothing. Returns the state of the second reading; null for an unknown code.
create function public.request_second_reading(receipt_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.suggestion_by_code(request_second_reading.receipt_code);
begin
  -- Waits for a decision in progress.
  perform from public.manifesto_suggestions s where s.id = v_id for update;
  if not found then
    return null;
  end if;
  insert into private.second_readings (decision, suggestion)
  select (private.refusal_of(v_id)).id, v_id where (private.refusal_of(v_id)).id is not null
  on conflict (decision) do nothing;
  return private.receipt_second_reading(v_id);
end $$;

-- The commitments to answer: for each version with a date, the suggestions received between its publication and the
-- next version's, how many of them have an answer, and whether the date passed without all of them. Examples do not
-- count.
create function public.manifesto_answers()
returns table (version text, answers_until date, received int, answered int, late boolean)
language sql stable security definer set search_path = '' as $$
  with versions as (
    select v.version, v.answers_until, v.published_on,
           lead(v.published_on) over (order by v.published_on, string_to_array(v.version, '.')::int[]) as next_published_on
      from public.manifesto_versions v
  ), counted as (
    select v.version, v.answers_until, v.published_on, count(s.id)::int as received,
           (count(s.id) filter (where s.status not in ('pending', 'in_review')))::int as answered
      from versions v
      left join public.manifesto_suggestions s on not s.is_example
        and s.created_at >= v.published_on::timestamp at time zone 'Europe/Lisbon'
        and s.created_at < coalesce(v.next_published_on::timestamp at time zone 'Europe/Lisbon', 'infinity')
     where v.answers_until is not null
     group by v.version, v.answers_until, v.published_on
  )
  select c.version, c.answers_until, c.received, c.answered,
         (now() at time zone 'Europe/Lisbon')::date > c.answers_until and c.answered < c.received
    from counted c
   order by c.published_on desc, c.version desc
$$;

-- Removes the author's name for good, from stored originals of redactions as well. Null for an unknown code.
create function public.remove_suggestion_name(receipt_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id      uuid := private.suggestion_by_code(remove_suggestion_name.receipt_code);
  v_changed boolean := false;
begin
  if v_id is null then
    return null;
  end if;
  -- Twice: the first update waits for a concurrent undo, the second removes a name stored by a concurrent redaction.
  update private.redactions r set original_author = null where r.suggestion = v_id and r.original_author is not null;
  v_changed := found;
  update public.manifesto_suggestions s set author = null where s.id = v_id and s.author is not null;
  v_changed := v_changed or found;
  update private.redactions r set original_author = null where r.suggestion = v_id and r.original_author is not null;
  return jsonb_build_object('changed', v_changed or found);
end $$;

-- Erases a suggestion with its votes, reports and receipts for good. Null for an unknown code.
create function public.erase_suggestion(receipt_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.suggestion_by_code(erase_suggestion.receipt_code);
begin
  if v_id is null then
    return null;
  end if;
  delete from public.manifesto_suggestions s where s.id = v_id;
  return jsonb_build_object('erased', found);
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.suggestion_receipt(text), public.request_second_reading(text), public.manifesto_answers(),
  public.remove_suggestion_name(text), public.erase_suggestion(text)
  from public, anon, authenticated;
grant execute on function
  public.suggestion_receipt(text), public.request_second_reading(text), public.manifesto_answers(),
  public.remove_suggestion_name(text), public.erase_suggestion(text)
  to anon, authenticated;

-- Merging suggestions with the same meaning, and separating them again. A merge hides one suggestion and
-- copies its votes to the other, the target. The receipt of the hidden one then refers to the target
-- (21_receipts.sql).

-- Votes that a merge copied from a suggestion to its target. The merged suggestion keeps its own, so separating only
-- deletes the copies. A visitor who supported both has one vote on the target, and no row here.
create table private.merged_votes (
  suggestion uuid not null references public.manifesto_suggestions (id) on delete cascade,
  voter      bytea not null,
  primary key (suggestion, voter)
);
alter table private.merged_votes enable row level security;
create policy "nobody" on private.merged_votes using (false);

-- Copies the votes of a suggestion to its merge target.
create function private.copy_votes(p_from uuid, p_target uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  with copied as (
    insert into private.suggestion_votes (suggestion, voter)
    select p_target, v.voter from private.suggestion_votes v where v.suggestion = p_from
    on conflict (suggestion, voter) do nothing
    returning voter)
  insert into private.merged_votes (suggestion, voter) select p_from, m.voter from copied m;
  get diagnostics v_count = row_count;
  update public.manifesto_suggestions s set upvotes = s.upvotes + v_count where s.id = p_target and v_count > 0;
end $$;

-- Deletes the copied votes from the merge target and from its totals. Retention deletes rows without the totals.
create function private.remove_copied_votes(p_from uuid, p_target uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count   int;
  v_counted int;
begin
  with removed as (
    delete from private.suggestion_votes v using private.merged_votes m
     where m.suggestion = p_from and v.suggestion = p_target and v.voter = m.voter
    returning v.counted)
  select count(*), count(*) filter (where r.counted) into v_count, v_counted from removed r;
  delete from private.merged_votes m where m.suggestion = p_from;
  update public.manifesto_suggestions s
     set upvotes = s.upvotes - v_count, counted_upvotes = s.counted_upvotes - v_counted
   where s.id = p_target and v_count > 0;
end $$;

-- Merges a suggestion into the target: copies its votes and hides it.
create function private.apply_merge(p_from uuid, p_target uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.copy_votes(p_from, p_target);
  update public.manifesto_suggestions s set status = 'hidden', merged_into = p_target where s.id = p_from;
end $$;

-- Reverts a merge: p_status is the suggestion's status afterwards.
create function private.revert_merge(p_from uuid, p_status text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_target uuid;
begin
  select s.merged_into into v_target from public.manifesto_suggestions s where s.id = p_from;
  perform private.remove_copied_votes(p_from, v_target);
  update public.manifesto_suggestions s set status = p_status, merged_into = null where s.id = p_from;
end $$;

-- A merged suggestion must be separated before its status can change.
create function private.reject_status_change_of_merged() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = 'merged';
end $$;

create trigger suggestion_merged_status before update of status on public.manifesto_suggestions
  for each row when (old.merged_into is not null and new.merged_into is not null and old.status <> new.status)
  execute function private.reject_status_change_of_merged();

-- Merges a suggestion (s_id) into another one (into_id).
create function public.merge_suggestion(s_id uuid, into_id uuid, reason_text text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from   public.manifesto_suggestions%rowtype;
  v_target public.manifesto_suggestions%rowtype;
  v_log_id bigint;
begin
  perform private.require_moderator();
  if s_id = into_id then
    raise exception 'a suggestion cannot be merged with itself' using errcode = '22023';
  elsif char_length(merge_suggestion.reason_text) > 1000 then
    raise exception 'reason_text must have at most 1000 characters' using errcode = '22023';
  end if;
  -- Locks in a fixed order, so that opposite merges cannot deadlock.
  perform from public.manifesto_suggestions s where s.id in (s_id, into_id) order by s.id for update;
  select s.* into v_from from public.manifesto_suggestions s where s.id = s_id;
  select s.* into v_target from public.manifesto_suggestions s where s.id = into_id;
  if v_from.id is null or v_target.id is null then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_from.is_example or v_target.is_example then
    raise exception 'an example cannot be merged' using errcode = '22023';
  -- Already merged or integrated, the target is not public, or other suggestions are merged into this one (no chains).
  elsif v_from.merged_into is not null or v_from.integrated_in is not null
     or v_target.status in ('rejected', 'hidden')
     or exists (select from public.manifesto_suggestions s where s.merged_into = s_id) then
    raise sqlstate 'PT409' using message = 'cannot_merge';
  end if;
  perform private.apply_merge(s_id, into_id);
  v_log_id := private.log_act(s_id, 'merge', v_from.status, 'hidden', null, 'duplicate', merge_suggestion.reason_text);
  update private.moderation_log l set target = into_id where l.id = v_log_id;
  return jsonb_build_object('act_id', v_log_id, 'stage', 'merged');
end $$;

-- Separates a merged suggestion at any later time. It returns to its earlier status with its own votes.
create function public.separate_suggestion(s_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_target uuid;
  v_status text;
  v_log_id bigint;
begin
  perform private.require_moderator();
  select s.merged_into into v_target from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_target is null then
    raise sqlstate 'PT409' using message = 'not_merged';
  end if;
  select l.from_status into v_status from private.moderation_log l
   where l.suggestion = s_id and l.act = 'merge' and l.undone_at is null order by l.id desc limit 1;
  perform private.revert_merge(s_id, coalesce(v_status, 'in_review'));
  v_log_id := private.log_act(s_id, 'separate', 'hidden', coalesce(v_status, 'in_review'), null, null, null);
  update private.moderation_log l set target = v_target where l.id = v_log_id;
  return jsonb_build_object('act_id', v_log_id, 'stage', coalesce(v_status, 'in_review'));
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.merge_suggestion(uuid, uuid, text), public.separate_suggestion(uuid)
  from public, anon, authenticated;
grant execute on function public.merge_suggestion(uuid, uuid, text), public.separate_suggestion(uuid) to authenticated;

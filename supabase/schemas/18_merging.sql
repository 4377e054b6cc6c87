-- Merging suggestions with the same meaning, and separating them again.

-- Votes that a merge moved to its target, so that separating moves them back. A visitor who supported both has one
-- vote.
create table private.merged_votes (
  suggestion uuid not null references public.manifesto_suggestions (id) on delete cascade,
  voter      bytea not null,
  primary key (suggestion, voter)
);
alter table private.merged_votes enable row level security;
create policy "nobody" on private.merged_votes using (false);

create function private.move_votes(p_from uuid, p_kept uuid) returns void
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

create function private.move_votes_back(p_from uuid, p_kept uuid) returns void
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

create function private.apply_merge(p_from uuid, p_kept uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.move_votes(p_from, p_kept);
  update public.manifesto_suggestions s set status = 'hidden', merged_into = p_kept where s.id = p_from;
end $$;

create function private.revert_merge(p_from uuid, p_status text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_kept uuid;
begin
  select s.merged_into into v_kept from public.manifesto_suggestions s where s.id = p_from;
  perform private.move_votes_back(p_from, v_kept);
  update public.manifesto_suggestions s set status = p_status, merged_into = null where s.id = p_from;
end $$;

-- The status of a merged suggestion cannot change: it must be separated first.
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
    raise exception 'a suggestion cannot be merged with itself' using errcode = '22023';
  elsif char_length(merge_suggestion.reason_text) > 1000 then
    raise exception 'reason_text must have at most 1000 characters' using errcode = '22023';
  end if;
  -- Locks in a fixed order, so that opposite merges cannot deadlock.
  perform from public.manifesto_suggestions s where s.id in (s_id, into_id) order by s.id for update;
  select s.* into v_from from public.manifesto_suggestions s where s.id = s_id;
  select s.* into v_kept from public.manifesto_suggestions s where s.id = into_id;
  if v_from.id is null or v_kept.id is null then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif v_from.is_example or v_kept.is_example then
    raise exception 'an example cannot be merged' using errcode = '22023';
  elsif v_from.merged_into is not null or v_from.integrated_in is not null
     or v_kept.status in ('rejected', 'hidden')
     or exists (select from public.manifesto_suggestions s where s.merged_into = s_id) then
    raise sqlstate 'PT409' using message = 'cannot_merge';
  end if;
  perform private.apply_merge(s_id, into_id);
  v_act := private.log_act(s_id, 'merge', v_from.status, 'hidden', null, 'duplicate', merge_suggestion.reason_text);
  update private.moderation_log l set kept = into_id where l.id = v_act;
  return jsonb_build_object('act_id', v_act, 'stage', 'merged');
end $$;

-- Separates a merged suggestion at any later time. It returns to its earlier status with its own votes.
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
  perform private.revert_merge(s_id, coalesce(v_status, 'in_review'));
  v_act := private.log_act(s_id, 'separate', 'hidden', coalesce(v_status, 'in_review'), null, null, null);
  update private.moderation_log l set kept = v_kept where l.id = v_act;
  return jsonb_build_object('act_id', v_act, 'stage', coalesce(v_status, 'in_review'));
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.merge_suggestion(uuid, uuid, text), public.separate_suggestion(uuid)
  from public, anon, authenticated;
grant execute on function public.merge_suggestion(uuid, uuid, text), public.separate_suggestion(uuid) to authenticated;

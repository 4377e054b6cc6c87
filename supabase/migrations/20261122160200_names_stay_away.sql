-- Who takes their name away takes it away from what moderation could put back, too: a redaction that is undone later brings
-- no name with it.
create or replace function public.remove_suggestion_name(receipt_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id      uuid := private.suggestion_of(remove_suggestion_name.receipt_code);
  v_changed boolean := false;
begin
  if v_id is null then
    return null;
  end if;
  -- Before and after: an undo that is under way is waited for first, a redaction that is under way at the suggestion.
  update private.redactions r set original_author = null where r.suggestion = v_id and r.original_author is not null;
  v_changed := found;
  update public.manifesto_suggestions s set author = null where s.id = v_id and s.author is not null;
  v_changed := v_changed or found;
  update private.redactions r set original_author = null where r.suggestion = v_id and r.original_author is not null;
  return jsonb_build_object('changed', v_changed or found);
end $$;
revoke execute on function public.remove_suggestion_name(text) from public, anon, authenticated;
grant execute on function public.remove_suggestion_name(text) to anon, authenticated;

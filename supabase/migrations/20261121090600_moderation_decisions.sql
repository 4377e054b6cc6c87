-- The moderation page offers to take back what was decided since signing in. The log knows that, so that a reload of the
-- page forgets nothing. Not moderation_history: it has no words to show, and everyone's acts push one's own out of it.

create index moderation_log_moderator_idx on private.moderation_log (moderator, id);

-- The caller's own acts since this sign-in that nobody has undone and that are recent enough to be undone, newest first.
-- When the sign-in was is read from the session of the token, which its renewals keep: no clock of a browser counts.
-- `about` is the suggestion's text, or the number and title of a version.
create function public.moderation_decisions()
returns table (id bigint, act text, to_status text, about text, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
  select l.id, l.act, l.to_status, coalesce(s.suggestion_text, v.version || ': ' || v.title), l.at
    from private.moderation_log l
    join auth.sessions x on x.id::text = auth.jwt() ->> 'session_id' and x.user_id = l.moderator
    left join public.manifesto_suggestions s on s.id = l.suggestion
    left join public.manifesto_versions v on l.suggestion is null and v.version = l.version
   where l.moderator = auth.uid() and l.undone_at is null
     and l.at >= x.created_at
     and l.at >= now() - make_interval(hours => private.setting('undo_hours')::int)
   order by l.id desc;
end $$;

revoke execute on function public.moderation_decisions() from public, anon, authenticated;
grant execute on function public.moderation_decisions() to authenticated;

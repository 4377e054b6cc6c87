-- A token says who signed in, and stays valid for up to an hour after they signed out: on a shared computer, or copied
-- from one, it could still moderate. What counts now is the session, which signing out ends at once.

-- Whether the session of the caller's token is still open. A token that names no session has none.
create function private.session_is_open() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions x
     where x.id::text = auth.jwt() ->> 'session_id' and x.user_id = auth.uid()
       and (x.not_after is null or x.not_after > now()))
$$;

create or replace function private.is_moderator() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null and private.session_is_open() and (
    exists (select from private.moderators m where m.user_id = auth.uid())
    or exists (select from auth.users u
                where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'moderator'))
$$;

-- 401 for a session that ended, so that the page asks to sign in again; 403 for an account that is not staff.
create or replace function private.require_moderator() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_moderator() then
    return;
  elsif auth.uid() is not null and not private.session_is_open() then
    raise sqlstate 'PT401' using message = 'session_ended';
  end if;
  raise exception 'moderators only' using errcode = '42501';
end $$;

revoke execute on function private.session_is_open(), private.is_moderator(), private.require_moderator()
  from public, anon, authenticated;

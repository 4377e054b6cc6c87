-- Sessions of moderators end: when nobody has been there for a while, and, where the operator asks for a second factor,
-- they begin only with it. Beside it: who the team is.
insert into private.settings (key, value) values
  -- Without a sign of anybody for so long, the session is over. 0: never.
  ('moderator_idle_minutes', '60'),
  -- 'on': a password alone moderates nothing (the token says aal2 after the second factor).
  ('moderators_need_second_factor', 'off');

create table private.moderator_activity (
  session_id text primary key,
  seen_at    timestamptz not null default now()
);
alter table private.moderator_activity enable row level security;
create policy "nobody" on private.moderator_activity using (false);

-- Whether the session of the caller's token is still open: not signed out of, not past its end, not left alone for too
-- long. A token that names no session has none.
create or replace function private.session_is_open() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions x
      left join private.moderator_activity a on a.session_id = x.id::text
     where x.id::text = auth.jwt() ->> 'session_id' and x.user_id = auth.uid()
       and (x.not_after is null or x.not_after > now())
       and (private.setting('moderator_idle_minutes')::int = 0
            or coalesce(a.seen_at, x.created_at)
               > now() - make_interval(mins => private.setting('moderator_idle_minutes')::int)))
$$;

-- Whether the caller signed in with less than they must: the site asks for a second factor, or they have one themselves.
-- The embedded server has no factors, and no such table.
create function private.second_factor_missing() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own boolean := false;
begin
  if auth.jwt() ->> 'aal' in ('aal2', 'aal3') then
    return false;
  elsif private.setting('moderators_need_second_factor') = 'on' then
    return true;
  elsif to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select from auth.mfa_factors f where f.user_id = $1 and f.status::text = ''verified'')'
      into v_own using auth.uid();
  end if;
  return v_own;
end $$;

create or replace function private.is_moderator() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null and private.session_is_open() and not private.second_factor_missing() and (
    exists (select from private.moderators m where m.user_id = auth.uid())
    or exists (select from auth.users u
                where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'moderator'))
$$;

-- 401 for a session that ended, so that the page asks to sign in again; 403 for an account that is not staff, and with a
-- word of its own for one that has not shown its second factor.
create or replace function private.require_moderator() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_moderator() then
    return;
  elsif auth.uid() is not null and not private.session_is_open() then
    raise sqlstate 'PT401' using message = 'session_ended';
  elsif auth.uid() is not null and private.second_factor_missing() then
    raise sqlstate 'PT403' using message = 'second_factor_needed';
  end if;
  raise exception 'moderators only' using errcode = '42501';
end $$;

create function private.moderator_is_here() returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.moderator_activity as a (session_id)
  select auth.jwt() ->> 'session_id' where auth.jwt() ->> 'session_id' is not null
  on conflict (session_id) do update set seen_at = now();
  delete from private.moderator_activity a where a.seen_at < now() - interval '30 days';
$$;

-- The page says that somebody is there, at most once a minute and only after a key or a pointer was used; an answer that
-- renews the token by itself is nobody. It learns after how long the session ends, and whether a factor is missing.
create function public.moderation_alive() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'moderators only' using errcode = '42501';
  elsif not private.session_is_open() then
    raise sqlstate 'PT401' using message = 'session_ended';
  end if;
  perform private.moderator_is_here();
  perform private.forget_originals();
  return jsonb_build_object('idle_minutes', private.setting('moderator_idle_minutes')::int,
                            'second_factor_missing', private.second_factor_missing());
end $$;

-- Deciding something is being there.
create function private.on_moderator_act() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.moderator_is_here();
  return null;
end $$;
create trigger moderator_act after insert on private.moderation_log
  for each statement execute function private.on_moderator_act();

-- Who moderates, for the team itself and for the operator's secret key (scripts/moderator.ts).
create function public.moderation_team()
returns table (id uuid, email text, since timestamptz, last_sign_in timestamptz, last_act timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if current_setting('role', true) is distinct from 'service_role' then
    perform private.require_moderator();
  end if;
  return query
  select u.id, u.email::text, u.created_at::timestamptz,
         (select max(x.created_at)::timestamptz from auth.sessions x where x.user_id = u.id),
         (select max(l.at) from private.moderation_log l where l.moderator = u.id)
    from auth.users u
   where u.raw_app_meta_data ->> 'role' = 'moderator'
      or exists (select from private.moderators m where m.user_id = u.id)
   order by u.email;
end $$;

-- Ends every session of an account: its password was changed for it, or it is in the wrong hands. Secret key only.
create function public.end_sessions(p_email text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_n int;
begin
  delete from auth.sessions x using auth.users u where x.user_id = u.id and lower(u.email) = lower(p_email);
  get diagnostics v_n = row_count;
  return v_n;
end $$;

revoke execute on function
  private.session_is_open(), private.second_factor_missing(), private.is_moderator(), private.require_moderator(),
  private.moderator_is_here(), private.on_moderator_act(),
  public.moderation_alive(), public.moderation_team(), public.end_sessions(text)
  from public, anon, authenticated;
grant execute on function public.moderation_alive(), public.moderation_team() to authenticated;
grant execute on function public.moderation_team(), public.end_sessions(text) to service_role;

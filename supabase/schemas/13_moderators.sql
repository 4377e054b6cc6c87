-- Moderators: their role, their sessions, and the log of the role. The role is in app_metadata, which only the secret
-- key can write, or in private.moderators.
insert into private.settings (key, value) values
  -- Idle time that ends a session. 0: never.
  ('moderator_idle_minutes', '60'),
  -- 'on': moderators need a second factor (aal2 in the token).
  ('moderators_need_second_factor', 'off');

-- For installations with accounts of another system, which have no app_metadata.
create table private.moderators (
  user_id    uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

-- Last activity of each session: session_is_open() rejects one that is idle for too long.
create table private.moderator_activity (
  session_id text primary key,
  seen_at    timestamptz not null default now()
);

-- Written by triggers, so that it covers every way of granting the role: the command, the secret key, SQL, and the
-- deletion of an account.
create table private.role_log (
  id      bigint generated always as identity primary key,
  account uuid not null,
  -- at the time: the log outlives the account
  email   text not null,
  act     text not null check (act in ('grant', 'revoke')),
  actor   text not null,
  at      timestamptz not null default clock_timestamp()
);
create index role_log_account_idx on private.role_log (account, id);
create index role_log_at_idx on private.role_log (at);

alter table private.moderators         enable row level security;
alter table private.moderator_activity enable row level security;
alter table private.role_log           enable row level security;
create policy "nobody" on private.moderators using (false);
create policy "nobody" on private.moderator_activity using (false);
create policy "nobody" on private.role_log using (false);

-- Whether the session of the caller's token is open: not signed out, not expired, not idle for too long. A token stays
-- valid for up to an hour after signing out, so the session decides. A token without a session has none.
create function private.session_is_open() returns boolean
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

-- Whether the caller signed in without a factor that the site or the account requires. The embedded server has no
-- factors and no auth.mfa_factors.
create function private.second_factor_missing() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_has_factor boolean := false;
begin
  if auth.jwt() ->> 'aal' in ('aal2', 'aal3') then
    return false;
  elsif private.setting('moderators_need_second_factor') = 'on' then
    return true;
  elsif to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select from auth.mfa_factors f where f.user_id = $1 and f.status::text = ''verified'')'
      into v_has_factor using auth.uid();
  end if;
  return v_has_factor;
end $$;

-- Reads the role from the account and not from the token: granting and revoking take effect at once, and tokens of
-- @supabase/lite 0.10.0 have no app_metadata.
create function private.is_moderator() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null and private.session_is_open() and not private.second_factor_missing() and (
    exists (select from private.moderators m where m.user_id = auth.uid())
    or exists (select from auth.users u
                where u.id = auth.uid() and u.raw_app_meta_data ->> 'role' = 'moderator'))
$$;

-- 401 for a closed session, so that the page asks to sign in again; 403 for other accounts, with a separate message
-- for a missing second factor.
create function private.require_moderator() returns void
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

-- Records activity of the caller's session, and deletes records older than 30 days.
create function private.touch_moderator_session() returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.moderator_activity as a (session_id)
  select auth.jwt() ->> 'session_id' where auth.jwt() ->> 'session_id' is not null
  on conflict (session_id) do update set seen_at = now();
  delete from private.moderator_activity a where a.seen_at < now() - interval '30 days';
$$;

-- Whether the caller is a moderator. The page asks after signing in.
create function public.is_moderator() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_moderator()
$$;

-- Heartbeat that extends the session. The page calls it at most once a minute, after a key press or pointer move;
-- renewing a token does not count as activity. Returns the idle limit and whether a second factor is missing.
create function public.moderation_alive() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'moderators only' using errcode = '42501';
  elsif not private.session_is_open() then
    raise sqlstate 'PT401' using message = 'session_ended';
  end if;
  perform private.touch_moderator_session();
  perform private.delete_expired_originals();
  return jsonb_build_object('idle_minutes', private.setting('moderator_idle_minutes')::int,
                            'second_factor_missing', private.second_factor_missing());
end $$;

-- The team, for moderators and for the secret key (scripts/moderator.ts).
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

-- Ends all sessions of an account, after a password change or a theft. Secret key only.
create function public.end_sessions(p_email text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  delete from auth.sessions x using auth.users u where x.user_id = u.id and lower(u.email) = lower(p_email);
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Author of a role change in this transaction: the operator named by a command, the account, the secret key, or
-- the database user.
create function private.role_actor() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    nullif(current_setting('ia.actor', true), ''),
    (select u.email::text from auth.users u where u.id = auth.uid()),
    case when current_setting('role', true) = 'service_role' then 'secret key' end,
    'database user ' || session_user)
$$;

-- Whether an account has the moderator role, by the same condition as in is_moderator().
create function private.has_moderator_role(p_account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.moderators m where m.user_id = p_account)
      or exists (select from auth.users u
                  where u.id = p_account and u.raw_app_meta_data ->> 'role' = 'moderator')
$$;

-- Adds an entry if the account's role differs from its last entry.
create function private.log_role(p_account uuid, p_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_has_role boolean := private.has_moderator_role(p_account);
  v_last     private.role_log;
begin
  select * into v_last from private.role_log l where l.account = p_account order by l.id desc limit 1;
  if v_has_role is distinct from (coalesce(v_last.act, 'revoke') = 'grant') then
    insert into private.role_log (account, email, act, actor)
    values (p_account, coalesce(p_email, v_last.email, ''), case when v_has_role then 'grant' else 'revoke' end,
            private.role_actor());
  end if;
end $$;

-- Logs a role that changed in the metadata of an account, or with its deletion.
create function private.on_account_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.log_role(old.id, old.email::text);
  else
    perform private.log_role(new.id, new.email::text);
  end if;
  return null;
end $$;

create trigger account_role after insert or delete or update of raw_app_meta_data on auth.users
  for each row execute function private.on_account_role();

-- Logs a role that changed in private.moderators.
create function private.on_roster_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_account uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  perform private.log_role(v_account, (select u.email::text from auth.users u where u.id = v_account));
  return null;
end $$;

create trigger roster_change after insert or delete on private.moderators
  for each row execute function private.on_roster_change();

-- Accounts that already have the role: a Supabase project can have them before this migration.
insert into private.role_log (account, email, act, actor)
select u.id, u.email::text, 'grant', 'before this log' from auth.users u where private.has_moderator_role(u.id);

-- Grants (p_on) or revokes the role by e-mail. p_by names the operator in the log. Secret key only.
create function public.set_moderator(p_email text, p_on boolean default true, p_by text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  select u.id into v_id from auth.users u where lower(u.email) = lower(p_email);
  if v_id is null then
    raise sqlstate 'PT404' using message = 'user not found';
  end if;
  perform set_config('ia.actor', coalesce(left(trim(p_by), 200), ''), true);
  update auth.users u
     set raw_app_meta_data = case
           when p_on then coalesce(u.raw_app_meta_data, '{}'::jsonb) || '{"role": "moderator"}'::jsonb
           else coalesce(u.raw_app_meta_data, '{}'::jsonb) - 'role' end
   where u.id = v_id;
  if not p_on then
    delete from private.moderators m where m.user_id = v_id;
  end if;
  perform set_config('ia.actor', '', true);
  return p_on;
end $$;

-- The newest entries of the role log, for moderators and for the secret key (scripts/moderator.ts log).
create function public.moderation_roles(max_rows int default 200)
returns table (email text, act text, actor text, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if current_setting('role', true) is distinct from 'service_role' then
    perform private.require_moderator();
  end if;
  return query
  select l.email, l.act, l.actor, l.at from private.role_log l
   order by l.id desc limit least(greatest(coalesce(moderation_roles.max_rows, 200), 1), 1000);
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.is_moderator(), public.moderation_alive(), public.moderation_team(), public.end_sessions(text),
  public.set_moderator(text, boolean, text), public.moderation_roles(int)
  from public, anon, authenticated;
grant execute on function
  public.is_moderator(), public.moderation_alive(), public.moderation_team(), public.moderation_roles(int)
  to authenticated;
grant execute on function
  public.moderation_team(), public.end_sessions(text), public.set_moderator(text, boolean, text),
  public.moderation_roles(int)
  to service_role;

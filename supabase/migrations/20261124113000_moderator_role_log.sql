-- Audit trail of the moderators' role. Triggers write it, so that no way of granting the role is left out: the command,
-- the secret key, SQL, and the deletion of an account.
create table private.role_log (
  id      bigint generated always as identity primary key,
  account uuid not null,
  -- as it was at the time: the log outlives the account
  email   text not null,
  act     text not null check (act in ('grant', 'revoke')),
  actor   text not null,
  at      timestamptz not null default clock_timestamp()
);
create index role_log_account_idx on private.role_log (account, id);
create index role_log_at_idx on private.role_log (at);
alter table private.role_log enable row level security;
create policy "nobody" on private.role_log using (false);

-- Who acts in this transaction: the operator that a command names, the signed-in member of the staff, the secret key, or a
-- user of the database.
create function private.role_actor() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    nullif(current_setting('ia.actor', true), ''),
    (select u.email::text from auth.users u where u.id = auth.uid()),
    case when current_setting('role', true) = 'service_role' then 'secret key' end,
    'database user ' || session_user)
$$;

-- The role as private.is_moderator() reads it, from the account or from the roster.
create function private.holds_role(p_account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.moderators m where m.user_id = p_account)
      or exists (select from auth.users u
                  where u.id = p_account and u.raw_app_meta_data ->> 'role' = 'moderator')
$$;

-- Writes an entry when the account's role is another than its last entry says.
create function private.log_role(p_account uuid, p_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_holds boolean := private.holds_role(p_account);
  v_last  private.role_log;
begin
  select * into v_last from private.role_log l where l.account = p_account order by l.id desc limit 1;
  if v_holds is distinct from (coalesce(v_last.act, 'revoke') = 'grant') then
    insert into private.role_log (account, email, act, actor)
    values (p_account, coalesce(p_email, v_last.email, ''), case when v_holds then 'grant' else 'revoke' end,
            private.role_actor());
  end if;
end $$;

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

-- Who moderates already.
insert into private.role_log (account, email, act, actor)
select u.id, u.email::text, 'grant', 'before this log' from auth.users u where private.holds_role(u.id);

-- As before; `p_by` names the operator for the log.
drop function public.set_moderator(text, boolean);
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

-- The newest entries of the log, for the team itself and for the operator's secret key (scripts/moderator.ts log).
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

insert into private.retention (what, days, note) values
  ('role_log', 1095, 'Who gave and took the moderators'' role, once the account no longer has it.');

-- Otherwise as it was: throws away what is too old, at most 5,000 rows of a table at once, and says how much of each kind.
create or replace function private.purge() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_what  text;
  v_table text;
  v_old   text;
  v_n     int;
  v_gone  jsonb := '{}';
begin
  perform private.forget_originals();
  update private.vote_reviews r set address = null
   where r.address is not null
     and r.until < now() - make_interval(days => private.setting('vote_address_days')::int);
  for v_what, v_table, v_old in values
    ('rate_counters', 'private.rate_counters', 'o.window_start < $1'),
    ('failure_counts', 'private.failure_counts', 'o.day <= ($1 at time zone ''utc'')::date'),
    -- One that waits for a decision stays, however old: somebody asked for help.
    ('reports', 'private.reports', 'o.created_at < $1 and (o.dismissed_by is not null or not exists (
        select from public.manifesto_suggestions s where s.id = o.suggestion and s.status = ''approved''))'),
    ('closed_suggestions', 'public.manifesto_suggestions',
        'o.status in (''rejected'', ''hidden'') and o.merged_into is null and private.settled_at(o.id) < $1'),
    ('receipts', 'private.receipts', 'private.settled_at(o.suggestion) < $1 and exists (
        select from public.manifesto_suggestions s where s.id = o.suggestion and s.integrated_in is not null)'),
    ('moderation_archive', 'private.moderation_archive', 'o.archived_at < $1'),
    -- Who gave a role that is still held stays known.
    ('role_log', 'private.role_log', 'o.at < $1 and not private.holds_role(o.account)'),
    ('sessions', 'auth.sessions', 'coalesce(o.refreshed_at at time zone ''utc'', o.updated_at, o.created_at) < $1'),
    -- The count stays, and its voter could vote anew.
    ('votes', 'private.principle_votes', 'o.created_at < $1'),
    ('votes', 'private.suggestion_votes', 'o.created_at < $1'),
    ('votes', 'private.recipe_ratings', 'o.created_at < $1')
  loop
    continue when private.cutoff(v_what) is null;
    begin
      execute format(
        'delete from %1$s t where t.ctid = any (array(select o.ctid from %1$s o where %2$s limit 5000))', v_table, v_old)
        using private.cutoff(v_what);
    exception when insufficient_privilege then
      -- Accounts that somebody else keeps for us end there.
      continue;
    end;
    get diagnostics v_n = row_count;
    v_gone := v_gone || jsonb_build_object(v_what, coalesce((v_gone ->> v_what)::int, 0) + v_n);
  end loop;
  return v_gone;
end $$;

revoke execute on function
  private.role_actor(), private.holds_role(uuid), private.log_role(uuid, text), private.on_account_role(),
  private.on_roster_change(), private.purge(),
  public.set_moderator(text, boolean, text), public.moderation_roles(int)
  from public, anon, authenticated;
grant execute on function public.set_moderator(text, boolean, text) to service_role;
grant execute on function public.moderation_roles(int) to authenticated, service_role;

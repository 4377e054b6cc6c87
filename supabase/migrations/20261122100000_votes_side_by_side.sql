-- Votes do not wait for one another. What many votes share, the count of their target and the counters of their address, was
-- locked from the vote until the transaction's end, over every message between server and database. It is now written in
-- the commit itself, after the answer is made, so that others wait for no network and for no other work. Always in the
-- same order: address, address and target, target.

-- Keyed hash, as everywhere. null: no visitor cast this here and now, and it is neither counted nor limited by itself.
alter table private.principle_votes  add column address bytea;
alter table private.suggestion_votes add column address bytea;

create function private.receive_principle_vote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take('vote', new.address, 'votes_per_address_hour');
  perform private.take('vote:principle:' || new.principle, new.address, 'votes_per_address_target_day', 'day');
  update public.manifesto_principles p
     set upvotes   = p.upvotes   + (new.direction = 'up')::int,
         downvotes = p.downvotes + (new.direction = 'down')::int
   where p.id = new.principle;
  return null;
end $$;
create constraint trigger principle_vote_received after insert on private.principle_votes
  deferrable initially deferred for each row when (new.address is not null)
  execute function private.receive_principle_vote();

create function private.receive_suggestion_vote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take('vote', new.address, 'votes_per_address_hour');
  perform private.take('vote:suggestion:' || new.suggestion, new.address, 'votes_per_address_target_day', 'day');
  update public.manifesto_suggestions s set upvotes = s.upvotes + 1 where s.id = new.suggestion;
  return null;
end $$;
create constraint trigger suggestion_vote_received after insert on private.suggestion_votes
  deferrable initially deferred for each row when (new.address is not null)
  execute function private.receive_suggestion_vote();

-- Room beside each row for its next version, and sweeping before that room is used up.
alter table public.manifesto_principles  set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
alter table public.manifesto_suggestions set (fillfactor = 85);
alter table public.recipes               set (fillfactor = 70);
alter table private.rate_counters        set (fillfactor = 80);

-- What is over is thrown away oldest first: found by its index however little the planner knows of the table, which an
-- embedded database is never told. Its own function, so that an hourly task can call it.
create function private.sweep_counters(p_most int default 1000) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_n int;
begin
  -- skip locked: two who sweep at once must not wait for each other
  delete from private.rate_counters c where c.ctid = any (array(
    select o.ctid from private.rate_counters o where o.window_start < now() - interval '2 days'
     order by o.window_start limit p_most for update skip locked));
  get diagnostics v_n = row_count;
  return v_n;
end $$;

-- One new counter in two hundred sweeps a thousand: more than come, so none are left where no task runs by the hour.
create or replace function private.take(p_bucket text, p_actor bytea, p_setting text, p_window text default 'hour') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_window timestamptz := date_trunc(p_window, now());
  v_n      int;
begin
  insert into private.rate_counters as c (bucket, actor, window_start, n)
  values (p_bucket, p_actor, v_window, 1)
  on conflict (bucket, actor, window_start) do update set n = c.n + 1
  returning c.n into v_n;
  if v_n > private.setting(p_setting)::int then
    raise sqlstate 'PT429' using
      message = 'rate_limited',
      detail  = p_setting,
      hint    = 'Tente de novo mais tarde.';
  end if;
  if v_n = 1 and random() < 0.005 then
    perform private.sweep_counters();
  end if;
end $$;

-- The same as before in the language that plans a statement once for a connection: each was planned anew with every call,
-- nine times in a vote.
create or replace function private.setting(p_key text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select s.value from private.settings s where s.key = p_key);
end $$;
create or replace function private.request_header(p_name text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return nullif(current_setting('request.headers', true), '')::json ->> p_name;
end $$;
create or replace function private.hash(p_kind text, p_value text) returns bytea
language plpgsql stable security definer set search_path = '' as $$
begin
  return sha256(convert_to(private.setting('hash_salt') || '|' || p_kind || '|' || p_value, 'UTF8'));
end $$;

-- The answer is the count with this vote in it: what was committed, and what this transaction will add.
create or replace function public.vote_on_principle(p_id text, vote_type text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter bytea := private.actor();
  v_new   boolean;
  v_vote  text;
  v_up    int;
  v_down  int;
begin
  if vote_type is null or vote_type not in ('up', 'down') then
    raise exception 'vote_type must be up or down' using errcode = '22023';
  end if;
  insert into private.principle_votes as v (principle, voter, direction, address)
  select p.id, v_voter, vote_type, private.client_address() from public.manifesto_principles p where p.id = p_id
  on conflict (principle, voter) do nothing;
  v_new := found;
  select p.upvotes, p.downvotes, v.direction into v_up, v_down, v_vote
    from public.manifesto_principles p
    join private.principle_votes v on v.principle = p.id and v.voter = v_voter
   where p.id = p_id;
  if not found then
    raise sqlstate 'PT404' using message = 'principle not found';
  end if;
  return jsonb_build_object(
    'upvotes',   v_up   + (v_new and v_vote = 'up')::int,
    'downvotes', v_down + (v_new and v_vote = 'down')::int,
    'vote', v_vote, 'changed', v_new);
end $$;

create or replace function public.vote_on_suggestion(s_id uuid, vote_type text, source text default null, author text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter bytea := private.actor();
  v_new   boolean;
  v_up    int;
begin
  if vote_type is distinct from 'up' then
    raise exception 'vote_type must be up' using errcode = '22023';
  end if;
  insert into private.suggestion_votes as v (suggestion, voter, address)
  select s.id, v_voter, private.client_address() from public.manifesto_suggestions s
   where s.id = s_id and s.status = 'approved'
  on conflict (suggestion, voter) do nothing;
  v_new := found;
  select s.upvotes into v_up from public.manifesto_suggestions s where s.id = s_id and s.status = 'approved';
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  end if;
  return jsonb_build_object('upvotes', v_up + v_new::int, 'vote', 'up', 'changed', v_new);
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.vote_on_principle(text, text), public.vote_on_suggestion(uuid, text, text, text)
  from public, anon, authenticated;
grant execute on function public.vote_on_principle(text, text), public.vote_on_suggestion(uuid, text, text, text)
  to anon, authenticated;

-- Receiving votes: limits, proof of work and the received totals (upvotes, downvotes, total_score,
-- vote_count). The functions of 11_voting.sql insert the votes; the triggers at the end of this file run at
-- their commit.
-- The triggers are deferred to the commit, so that no transaction holds the rows of totals and counters
-- across a network round trip. They always lock in the same order: counters of the IPv6 network, counter of
-- the address, counter of address and target, totals of the target.
-- Above a limit, a device can send the vote again with proof of work instead of waiting
-- (shared-services/src/proof-of-work). A thousand votes then cost a thousand seconds of computing. The proof says nothing
-- about identity.
insert into private.settings (key, value) values
  ('work_key', gen_random_uuid()::text || gen_random_uuid()::text),
  -- Leading zero bits of the hash. 18 take half a second on a laptop, two or three on an old phone. 0 offers no work.
  ('work_bits', '18'),
  ('work_minutes', '5'),
  -- With proof of work, limits are this many times as high. Above that every device waits, because storage is finite.
  ('limit_factor_with_work', '10');

-- Keyed hash of a challenge. The challenge '18.1795334400.<32 hex digits>' is: bits, expiry (seconds since 1970), and
-- a keyed hash of both (p_head), the target and the visitor. The vote's own row makes it single-use.
create function private.work_mac(p_head text, p_target text, p_voter bytea) returns text
language sql stable security definer set search_path = '' as $$
  select left(encode(private.mac('work_key', concat_ws('|', p_head, p_target, encode(p_voter, 'hex'))), 'hex'), 32)
$$;

-- A challenge for one vote, or null while proof of work is off.
create function private.work_challenge(p_target text, p_voter bytea) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_bits int := least(private.setting('work_bits')::int, 30);
  v_head text := v_bits || '.' || floor(extract(epoch from now()))::bigint + 60 * private.setting('work_minutes')::int;
begin
  return case when v_bits > 0 then v_head || '.' || private.work_mac(v_head, p_target, p_voter) end;
end $$;

-- Whether the header x-vote-work holds a valid challenge, a dot, and a number that gives the sha256 of the whole the
-- required leading zero bits.
create function private.has_valid_work(p_target text, p_voter bytea) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_sent  text := private.request_header('x-vote-work');
  v_parts text[] := string_to_array(v_sent, '.');
begin
  if coalesce(v_sent, '') !~ '^\d{1,2}\.\d{10}\.[0-9a-f]{32}\.\d{1,15}$'
     or v_parts[3] <> private.work_mac(v_parts[1] || '.' || v_parts[2], p_target, p_voter)
     or v_parts[2]::bigint < extract(epoch from now()) then
    return false;
  end if;
  return ('x' || left(encode(sha256(convert_to(v_sent, 'UTF8')), 'hex'), 8))::bit(32)::bigint
       < 1::bigint << (32 - v_parts[1]::int);
end $$;

-- Applies the limits of one vote: all votes of its address in the hour, votes of its address on the target in the day,
-- and first-day visitors of its address on the target in the minute. Above one of them it answers 429; the details
-- are the limit, the seconds to wait, and a challenge.
create function private.receive_vote(p_target text, p_voter bytea, p_address bytea, p_visitor_since timestamptz)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_votes_in_hour          int := private.tally('vote', p_address, 'hour');
  v_votes_on_target_in_day int := private.tally('vote:' || p_target, p_address, 'day');
  v_new_voters_in_minute   int := 0;
  v_new_voters_setting     text := 'new_voters_per_address_minute';
  v_exceeded               record;
begin
  if p_visitor_since > now() - interval '1 day' then
    v_new_voters_in_minute := private.tally('new:' || p_target, p_address, 'minute');
    if exists (select from private.delayed_targets l where l.target = p_target and l.until > now()) then
      v_new_voters_setting := 'new_voters_per_address_minute_delayed';
    end if;
  end if;
  -- The exceeded limit with the longest window, and whether proof of work would lift all limits far enough.
  select x.setting, x.span, x.has_room into v_exceeded
    from (select c.*, s.value::int as max_n, bool_and(c.n <= f.value::bigint * s.value::bigint) over () as has_room
            from (values (1, 'day', 'votes_per_address_target_day', v_votes_on_target_in_day),
                         (2, 'hour', 'votes_per_address_hour', v_votes_in_hour),
                         (3, 'minute', v_new_voters_setting, v_new_voters_in_minute)) c (rank, span, setting, n)
            left join private.settings s on s.key = c.setting
            left join private.settings f on f.key = 'limit_factor_with_work') x
   where x.n > x.max_n order by x.rank limit 1;
  if not found or (v_exceeded.has_room and private.has_valid_work(p_target, p_voter)) then
    return;
  end if;
  perform private.reject_rate_limit(v_exceeded.setting, v_exceeded.span,
    jsonb_build_object('work', case when v_exceeded.has_room then private.work_challenge(p_target, p_voter) end));
end $$;

-- Trigger functions of new votes: apply the limits, then add the vote to the public total of its target.
create function private.receive_principle_vote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.receive_vote('principle:' || new.principle, new.voter, new.address, new.visitor_since);
  update public.manifesto_principles p
     set upvotes   = p.upvotes   + (new.direction = 'up')::int,
         downvotes = p.downvotes + (new.direction = 'down')::int
   where p.id = new.principle;
  return null;
end $$;

create function private.receive_suggestion_vote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.receive_vote('suggestion:' || new.suggestion, new.voter, new.address, new.visitor_since);
  update public.manifesto_suggestions s set upvotes = s.upvotes + 1 where s.id = new.suggestion;
  return null;
end $$;

create function private.receive_rating() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.receive_vote('recipe:' || new.recipe, new.voter, new.address, new.visitor_since);
  update public.recipes c set total_score = c.total_score + new.rating, vote_count = c.vote_count + 1
   where c.id = new.recipe;
  return null;
end $$;

-- The only votes without address are copies of votes on suggestions, which a merge makes. copy_votes() in
-- 18_merging.sql adds them to the total.
create constraint trigger principle_vote_received after insert on private.principle_votes
  deferrable initially deferred for each row when (new.address is not null)
  execute function private.receive_principle_vote();
create constraint trigger suggestion_vote_received after insert on private.suggestion_votes
  deferrable initially deferred for each row when (new.address is not null)
  execute function private.receive_suggestion_vote();
create constraint trigger rating_received after insert on private.recipe_ratings
  deferrable initially deferred for each row when (new.address is not null)
  execute function private.receive_rating();

create constraint trigger network_voted after insert on private.principle_votes
  deferrable initially deferred for each row execute function private.on_network_act('principle');
create constraint trigger network_voted after insert on private.suggestion_votes
  deferrable initially deferred for each row execute function private.on_network_act('suggestion');
create constraint trigger network_rated after insert on private.recipe_ratings
  deferrable initially deferred for each row execute function private.on_network_act('recipe');

revoke execute on all functions in schema private from public, anon, authenticated;

-- Read functions of the moderation page: counts, queues and search. A queue is the list of suggestions in
-- one state. The queue 'reported' has published ones with open reports. The queue 'second_reading' has
-- refused ones whose author asked that another moderator reads them again (14_moderation.sql).

-- Number of suggestions in each queue.
create function public.moderation_counts() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return (
    select jsonb_build_object(
      'pending',    count(*) filter (where s.status = 'pending'),
      'in_review',  count(*) filter (where s.status = 'in_review'),
      'approved',   count(*) filter (where s.status = 'approved' and s.integrated_in is null),
      'integrated', count(*) filter (where s.status = 'approved' and s.integrated_in is not null),
      'rejected',   count(*) filter (where s.status = 'rejected'),
      'hidden',     count(*) filter (where s.status = 'hidden'),
      'reported',   count(*) filter (where s.status = 'approved' and exists (
                      select from private.reports r where r.suggestion = s.id and r.dismissed_by is null)),
      'all',        count(*),
      'second_reading', (select count(*) from private.second_readings r
                          where r.decision = (private.refusal_of(r.suggestion)).id))
    from public.manifesto_suggestions s);
end $$;

-- Ids and cursors of one page of a queue, in order: oldest first for suggestions that wait for the team, most reported
-- first for reports, newest first for the rest.
create function private.queue_page(p_queue text, p_rows int, p_skip int, p_after text)
returns table (id uuid, place text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_after        private.list_cursor_parts;
  v_where        text;
  v_order        text := ' order by s.created_at desc, s.id desc';
  v_cap          bigint := private.setting('report_weight_cap')::bigint;
  v_after_cursor text := ' and (s.created_at, s.id) < ($2, $3)';
begin
  if p_after is not null then
    v_after := private.parse_list_cursor(p_after);
  end if;
  if p_queue = 'reported' then
    -- Ordered by report_weight(), computed from the open reports, of which there are fewer than suggestions.
    return query
    select o.id, private.list_cursor(o.n, o.created_at, o.id)
      from (select s.id, s.created_at, r.n
              from (select x.suggestion,
                           least(count(distinct coalesce(x.address, x.reporter)), v_cap)::int as n
                      from private.reports x where x.dismissed_by is null group by x.suggestion) r
              join public.manifesto_suggestions s on s.id = r.suggestion and s.status = 'approved') o
     where p_after is null or (o.n, o.created_at, o.id) < (v_after.rank, v_after.at, v_after.id)
     order by o.n desc, o.created_at desc, o.id desc
     limit p_rows offset p_skip;
    return;
  elsif p_queue in ('pending', 'in_review', 'second_reading') then
    -- Suggestions that wait for the team: oldest first.
    v_where := case when p_queue = 'second_reading'
      then $q$ where s.id in (select r.suggestion from private.second_readings r
                               where r.decision = (private.refusal_of(r.suggestion)).id)$q$
      else format(' where s.status = %L', p_queue) end;
    v_order  := ' order by s.created_at, s.id';
    v_after_cursor := ' and (s.created_at, s.id) > ($2, $3)';
  elsif p_queue = 'approved' then
    v_where := $q$ where s.status = 'approved' and s.integrated_in is null$q$;
  elsif p_queue = 'integrated' then
    v_where := $q$ where s.status = 'approved' and s.integrated_in is not null$q$;
  elsif p_queue = 'all' then
    v_where := ' where true';
  else
    v_where := format(' where s.status = %L', p_queue);
  end if;
  return query execute
    'select s.id, private.list_cursor(0, s.created_at, s.id) from public.manifesto_suggestions s' || v_where
    || case when p_after is null then '' else v_after_cursor end || v_order || ' limit $1 offset $4'
    using p_rows, v_after.at, v_after.id, p_skip;
end $$;

-- A page of a queue. `after`: the `place` of the last row of the previous page. Includes the newest twenty open
-- reports of each suggestion; `open_reports` counts all of them.
create function public.moderation_queue(
  queue text default 'pending', max_rows int default 50, skip_rows int default 0, after text default null
) returns table (
  id uuid, suggestion_text text, author text, status text, stage text, upvotes int, created_at timestamptz,
  integrated_in text, open_reports int, reports jsonb, last_act jsonb, place text, redacted boolean, merged_into uuid,
  about text, second_reading text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  if queue is null or queue not in ('pending', 'in_review', 'approved', 'integrated', 'rejected', 'hidden', 'reported',
                                    'second_reading', 'all') then
    raise exception 'unknown queue' using errcode = '22023';
  end if;
  return query
  select s.id, s.suggestion_text, s.author, s.status, private.stage(s.status, s.integrated_in), s.upvotes,
         s.created_at, s.integrated_in,
         (select count(*)::int from private.reports x where x.suggestion = s.id and x.dismissed_by is null),
         (select coalesce(jsonb_agg(jsonb_build_object('reason_code', y.reason_code, 'reason_text', y.reason_text,
                                                       'created_at', y.created_at) order by y.created_at), '[]')
            from (select x.* from private.reports x where x.suggestion = s.id and x.dismissed_by is null
                   order by x.created_at desc limit 20) y),
         (select jsonb_build_object('id', l.id, 'act', l.act, 'to_status', l.to_status, 'reason_code', l.reason_code,
                   'reason_text', l.reason_text, 'moderator_email', l.moderator_email, 'at', l.at,
                   'mine', l.moderator = auth.uid())
            from private.moderation_log l
           where l.suggestion = s.id and l.undone_at is null order by l.id desc limit 1),
         q.place, s.redacted, s.merged_into, s.about, private.second_reading_of(s.id)
    from private.queue_page(queue, least(greatest(coalesce(max_rows, 50), 1), 200),
                            greatest(coalesce(skip_rows, 0), 0), after) with ordinality q (id, place, nr)
    join public.manifesto_suggestions s on s.id = q.id
   order by q.nr;
end $$;

-- Searches all queues, newest first, at most fifty rows: every word is a prefix of a word in text or signature.
create function public.moderation_search(words text)
returns table (
  id uuid, suggestion_text text, author text, stage text, upvotes int, created_at timestamptz, integrated_in text,
  open_reports int, reports jsonb, redacted boolean, merged_into uuid, about text, second_reading text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_words tsquery;
begin
  perform private.require_moderator();
  select string_agg('''' || x.w || ''':*', ' & ')::tsquery into v_words
    from (select u.w from unnest(private.words_of(left(words, 200))) u (w) limit 10) x;
  return query
  select s.id, s.suggestion_text, s.author, private.stage(s.status, s.integrated_in), s.upvotes, s.created_at,
         s.integrated_in,
         (select count(*)::int from private.reports r where r.suggestion = s.id and r.dismissed_by is null),
         (select coalesce(jsonb_agg(jsonb_build_object('reason_code', y.reason_code, 'reason_text', y.reason_text,
                                                       'created_at', y.created_at) order by y.created_at), '[]')
            from (select r.* from private.reports r where r.suggestion = s.id and r.dismissed_by is null
                   order by r.created_at desc limit 20) y),
         s.redacted, s.merged_into, s.about, private.second_reading_of(s.id)
    from (select w.suggestion from private.suggestion_search w where w.words @@ v_words limit 1000) f
    join public.manifesto_suggestions s on s.id = f.suggestion
   where not s.is_example
   order by s.created_at desc, s.id desc
   limit 50;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function
  public.moderation_counts(), public.moderation_queue(text, int, int, text), public.moderation_search(text)
  from public, anon, authenticated;
grant execute on function
  public.moderation_counts(), public.moderation_queue(text, int, int, text), public.moderation_search(text)
  to authenticated;

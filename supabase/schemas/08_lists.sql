-- Paged list of the published suggestions. Pages use keyset pagination: every page costs the same, however many
-- suggestions there are.

-- The cursor of a row: '<rank>_<microseconds since 1970>_<id>'. Text, because a browser's date loses microseconds.
create function private.list_cursor(p_rank int, p_at timestamptz, p_id uuid) returns text
language sql immutable set search_path = '' as $$
  select p_rank || '_' || (extract(epoch from p_at) * 1000000)::bigint || '_' || p_id
$$;

-- A parsed cursor.
create type private.list_cursor_parts as (rank int, at timestamptz, id uuid);

create function private.parse_list_cursor(p_cursor text) returns private.list_cursor_parts
language plpgsql immutable set search_path = '' as $$
begin
  if p_cursor !~ '^\d{1,9}_\d{1,17}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    raise exception 'invalid list cursor' using errcode = '22023';
  end if;
  return (split_part(p_cursor, '_', 1)::int,
          timestamptz 'epoch' + split_part(p_cursor, '_', 2)::bigint * interval '1 microsecond',
          split_part(p_cursor, '_', 3)::uuid)::private.list_cursor_parts;
end $$;

-- SQL text that selects the public columns of suggestions as a JSON array. p_from: the text from FROM on.
create function private.suggestions_query(p_from text) returns text
language sql immutable set search_path = '' as $$
  select 'select coalesce(jsonb_agg(to_jsonb(p)), ''[]'') from (select s.id, s.suggestion_text, s.author, s.status,
    s.created_at, s.upvotes, s.integrated_in, s.is_example, s.published_at, s.redacted, s.about' || p_from || ') p'
$$;

-- A page of the published suggestions.
-- `sort`: 'support' or 'recent'. `search`: words, each a prefix of a word in text or signature. `principle`: a title.
-- `after`: `next` of the previous page. `since`: `as_of` of an earlier answer; returns later suggestions, oldest
-- first, and is continued with `as_of`; not together with `after`.
-- Returns `items`, `next` (cursor or null) and `as_of` (value for a later `since`).
-- The first page adds `published` (suggestions of citizens), `found` (matches of this search; 1001 means more than a
-- thousand) and `examples` (matching example suggestions).
create function public.list_suggestions(
  sort text default 'support', search text default '', principle text default '', after text default null,
  since timestamptz default null, max_rows int default 12
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Matches are counted up to this number. Above it, `found` is c_max_found + 1, and rows are read in the order of the
  -- sort index and filtered, instead of sorting all matches.
  c_max_found    constant int := 1000;
  -- Parts of the queries. Parameters of all: $1 words, $2 principle, $3 to $5 cursor, $6 since, $7 ids.
  v_from         text := ' from public.manifesto_suggestions s';
  v_where        text := $q$ where s.status = 'approved' and not s.is_example$q$;
  v_order        text := ' order by s.created_at desc, s.id desc';
  v_limit        int := least(greatest(coalesce(max_rows, 12), 1), 100);
  v_words        tsquery := private.search_query(search);
  v_match        text := case when v_words is null then '' else ' and w.words @@ $1' end
               || case when principle <> '' then ' and w.principle = $2' else '' end;
  -- A correlated subquery: for a join the planner may read the whole search table first.
  v_matches_row  text := ' (select true' || v_match || ' from private.suggestion_search w where w.suggestion = s.id)';
  v_ids          uuid[];
  v_all_ids      uuid[];
  v_page_is_full boolean;
  v_found        int;
  v_cursor       private.list_cursor_parts;
  v_rows         jsonb;
  v_has_more     boolean;
  v_last         jsonb;
  v_result       jsonb;
begin
  if sort is null or sort not in ('support', 'recent') then
    raise exception 'sort must be support or recent' using errcode = '22023';
  end if;
  if since is not null then
    v_where := v_where || ' and s.published_at > $6';
    v_order := ' order by s.published_at, s.id';
  elsif sort = 'support' then
    v_order := ' order by s.upvotes desc, s.created_at desc, s.id desc';
  end if;
  if after is not null then
    v_cursor := private.parse_list_cursor(after);
    v_where := v_where || case sort when 'support' then ' and (s.upvotes, s.created_at, s.id) < ($3, $4, $5)'
                                    else ' and (s.created_at, s.id) < ($4, $5)' end;
  end if;

  -- Three ways to find the rows of a search:
  -- 1. Up to c_max_found matches: the search index returns all ids, and only those rows are read and sorted.
  -- 2. More, with frequent words: the first rows in sort order contain enough matches for this page.
  -- 3. More, otherwise: the sort index is read, and each row is tested against the search.
  if v_match <> '' then
    if v_words is not null then
      -- Looks for matches among the first rows in sort order: they fill the page if the words are frequent.
      execute 'select coalesce(array_agg(c.id), ''{}'') from (select s.id from (select s.*' || v_from || v_where || v_order
          || ' limit ' || 4 * (v_limit + 1) || ') s where' || v_matches_row || v_order || ') c'
        into v_ids using v_words, principle, v_cursor.rank, v_cursor.at, v_cursor.id, since;
      v_page_is_full := cardinality(v_ids) > v_limit;
      if v_page_is_full then
        -- A sample proves more than a thousand matches, without reading all of them from the index.
        execute 'select count(*) from (select from (select * from private.suggestion_search limit '
            || 4 * c_max_found || ') w where w.listed' || v_match || ' limit ' || c_max_found + 1 || ') c' into v_found using v_words, principle;
      end if;
    end if;
    -- Rare words and principles: the index returns all matches. v_found is null if it is not counted yet.
    if v_found is null or v_found <= c_max_found then
      execute 'select coalesce(array_agg(c.suggestion), ''{}'') from (select w.suggestion from private.suggestion_search w
          where w.listed' || v_match || ' limit ' || c_max_found + 1 || ') c' into v_all_ids using v_words, principle;
      v_found := cardinality(v_all_ids);
    end if;
    if v_found <= c_max_found or v_page_is_full then
      -- The ids are known, of all matches or of this page: read and sort only those rows.
      v_ids  := case when v_found <= c_max_found then v_all_ids else v_ids[1 : v_limit + 1] end;
      v_from := ' from (select f.* from public.manifesto_suggestions f where f.id = any ($7) offset 0) s';
    else
      -- Many matches: scan the index of the order and filter.
      v_where := v_where || ' and' || v_matches_row;
    end if;
  end if;
  -- One extra row shows whether another page exists.
  execute private.suggestions_query(v_from || v_where || v_order || ' limit ' || v_limit + 1)
    into v_rows using v_words, principle, v_cursor.rank, v_cursor.at, v_cursor.id, since, v_ids;
  v_has_more := jsonb_array_length(v_rows) > v_limit;
  if v_has_more then
    v_rows := v_rows - v_limit;
  end if;
  v_last := v_rows -> -1;
  v_result := jsonb_build_object('items', v_rows, 'as_of',
    case when v_has_more and since is not null then v_last -> 'published_at' else to_jsonb(now()) end,
    'next', case when v_has_more then private.list_cursor((v_last ->> 'upvotes')::int, (v_last ->> 'created_at')::timestamptz,
                                                (v_last ->> 'id')::uuid) end);
  if after is not null or since is not null then
    return v_result;
  end if;
  execute private.suggestions_query($q$ from public.manifesto_suggestions s where s.status = 'approved' and s.is_example$q$
      || case when v_match = '' then '' else ' and' || v_matches_row end || v_order || ' limit 50')
    into v_rows using v_words, principle;
  return v_result || jsonb_build_object(
    'published', (select t.n from private.tallies t where t.what = 'published'),
    'found', v_found,
    'examples', v_rows);
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.list_suggestions(text, text, text, text, timestamptz, int)
  from public, anon, authenticated;
grant execute on function public.list_suggestions(text, text, text, text, timestamptz, int) to anon, authenticated;

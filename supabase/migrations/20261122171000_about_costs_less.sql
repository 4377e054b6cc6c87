-- What is about one principle is found as soon as a page of the list: too few of them stood among the first of an order to stop
-- at, and all were counted, those that no list shows as well.
drop index private.suggestion_search_principle_idx;
create index suggestion_search_principle_idx on private.suggestion_search (principle)
  where listed and principle is not null;

create or replace function public.list_suggestions(
  sort text default 'support', search text default '', principle text default '', after text default null,
  since timestamptz default null, max_rows int default 12
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c_few    constant int := 1000;
  v_from   text := ' from public.manifesto_suggestions s';
  v_where  text := $q$ where s.status = 'approved' and not s.is_example$q$;
  v_order  text := ' order by s.created_at desc, s.id desc';
  v_limit  int := least(greatest(coalesce(max_rows, 12), 1), 100);
  v_words  tsquery := private.words_sought(search);
  v_match  text := case when v_words is null then '' else ' and w.words @@ $1' end
               || case when principle <> '' then ' and w.principle = $2' else '' end;
  -- As one question for each row, and no join: that could begin by reading every row.
  v_fits   text := ' (select true' || v_match || ' from private.suggestion_search w where w.suggestion = s.id)';
  v_ids    uuid[];
  v_all    uuid[];
  v_full   boolean;
  v_found  int;
  v_place  private.place_parts;
  v_rows   jsonb;
  v_more   boolean;
  v_last   jsonb;
  v_answer jsonb;
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
    v_place := private.read_place(after);
    v_where := v_where || case sort when 'support' then ' and (s.upvotes, s.created_at, s.id) < ($3, $4, $5)'
                                    else ' and (s.created_at, s.id) < ($4, $5)' end;
  end if;

  if v_match <> '' then
    if v_words is not null then
      -- What many write fills the page with the first of the order,
      execute 'select coalesce(array_agg(c.id), ''{}'') from (select s.id from (select s.*' || v_from || v_where || v_order
          || ' limit ' || 4 * (v_limit + 1) || ') s where' || v_fits || v_order || ') c'
        into v_ids using v_words, principle, v_place.rank, v_place.at, v_place.id, since;
      v_full := cardinality(v_ids) > v_limit;
      if v_full then
        -- and a thousand of them are found among the first that come. No index is asked for all who wrote it.
        execute 'select count(*) from (select from (select * from private.suggestion_search limit ' || 4 * c_few || ') w
            where w.listed' || v_match || ' limit ' || c_few + 1 || ') c' into v_found using v_words, principle;
      end if;
    end if;
    -- How many are about a principle, an index says.
    if v_found > c_few is not true then
      execute 'select coalesce(array_agg(c.suggestion), ''{}'') from (select w.suggestion from private.suggestion_search w
          where w.listed' || v_match || ' limit ' || c_few + 1 || ') c' into v_all using v_words, principle;
      v_found := cardinality(v_all);
    end if;
    if v_found <= c_few or v_full then
      -- Few are put in order;
      v_ids  := case when v_found <= c_few then v_all else v_ids[1 : v_limit + 1] end;
      v_from := ' from (select f.* from public.manifesto_suggestions f where f.id = any ($7) offset 0) s';
    else
      -- of many, those that come next are found soonest by walking along the order.
      v_where := v_where || ' and' || v_fits;
    end if;
  end if;
  -- One more than asked for tells whether there is another page.
  execute private.rows_of(v_from || v_where || v_order || ' limit ' || v_limit + 1)
    into v_rows using v_words, principle, v_place.rank, v_place.at, v_place.id, since, v_ids;
  v_more := jsonb_array_length(v_rows) > v_limit;
  if v_more then
    v_rows := v_rows - v_limit;
  end if;
  v_last := v_rows -> -1;
  v_answer := jsonb_build_object('items', v_rows, 'as_of',
    case when v_more and since is not null then v_last -> 'published_at' else to_jsonb(now()) end,
    'next', case when v_more then private.place((v_last ->> 'upvotes')::int, (v_last ->> 'created_at')::timestamptz,
                                                (v_last ->> 'id')::uuid) end);
  if after is not null or since is not null then
    return v_answer;
  end if;
  execute private.rows_of($q$ from public.manifesto_suggestions s where s.status = 'approved' and s.is_example$q$
      || case when v_match = '' then '' else ' and' || v_fits end || v_order || ' limit 50')
    into v_rows using v_words, principle;
  return v_answer || jsonb_build_object(
    'published', (select t.n from private.tallies t where t.what = 'published'),
    'found', v_found,
    'examples', v_rows);
end $$;

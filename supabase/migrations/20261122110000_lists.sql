-- Lists by pages: however many suggestions there are, a page of them costs the same. A page is found by where the last one
-- ended (a keyset), never by counting rows from the beginning.

-- When a suggestion was last published: what is new since somebody opened the page can be asked for.
alter table public.manifesto_suggestions add column published_at timestamptz;
comment on column public.manifesto_suggestions.published_at is 'When it was last accepted; null before.';
update public.manifesto_suggestions s
   set published_at = coalesce((select max(l.at) from private.moderation_log l
                                 where l.suggestion = s.id and l.to_status = 'approved' and l.undone_at is null), s.created_at)
 where s.status = 'approved';

-- How many suggestions of citizens are published: a page may show that without counting them.
create table private.tallies (
  what text primary key,
  n    int not null
);
alter table private.tallies enable row level security;
create policy "nobody" on private.tallies using (false);
insert into private.tallies (what, n)
select 'published', count(*) from public.manifesto_suggestions s where s.status = 'approved' and not s.is_example;

create function private.count_published(p_change bigint) returns void
language sql volatile security definer set search_path = '' as $$
  update private.tallies t set n = t.n + p_change where t.what = 'published' and p_change <> 0
$$;

create function private.on_publication() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'approved' and (tg_op = 'INSERT' or old.status <> 'approved') then
    new.published_at := coalesce(case when tg_op = 'INSERT' then new.published_at end, now());
  end if;
  return new;
end $$;
create trigger suggestion_publication before insert or update of status on public.manifesto_suggestions
  for each row execute function private.on_publication();

create function private.tally_inserted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_published((select count(*) from added a where a.status = 'approved' and not a.is_example));
  return null;
end $$;
create function private.tally_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_published((select -count(*) from gone g where g.status = 'approved' and not g.is_example));
  return null;
end $$;
create function private.tally_updated() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_published((new.status = 'approved' and not new.is_example)::int
                                - (old.status = 'approved' and not old.is_example)::int);
  return null;
end $$;
create trigger suggestions_inserted after insert on public.manifesto_suggestions
  referencing new table as added for each statement execute function private.tally_inserted();
create trigger suggestions_deleted after delete on public.manifesto_suggestions
  referencing old table as gone for each statement execute function private.tally_deleted();
-- Row by row, so that a vote, which changes neither, costs nothing.
create trigger suggestion_updated after update on public.manifesto_suggestions
  for each row when (old.status is distinct from new.status or old.is_example is distinct from new.is_example)
  execute function private.tally_updated();

-- The words of a text as people search them: no capitals, no accents, nothing but letters and digits. Portuguese becomes
-- plain ASCII here, whatever the database's own idea of letters is, so that every database finds the same.
create function private.words_of(p_text text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct left(w, 64)), '{}')
    from regexp_split_to_table(
           lower(regexp_replace(normalize(coalesce(p_text, ''), NFD), '[\u0300-\u036f]', '', 'g')),
           '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\ufdff]+') w
   where w <> ''
$$;

-- The title of the principle that a suggestion was begun from (shared-services/src/principles/suggestion-prefill.ts).
create function private.principle_named(p_text text) returns text
language sql immutable set search_path = '' as $$
  select substring(p_text from '^\s*Sugestão acerca do princípio "([^"]*)" do Manifesto IA para Todos: ?')
$$;

-- What a suggestion is found by. Apart from the suggestions, so that nobody downloads it and no vote rewrites it.
create table private.suggestion_search (
  suggestion uuid primary key references public.manifesto_suggestions (id) on delete cascade,
  words      tsvector not null,
  principle  text,
  -- of a citizen, and published
  listed     boolean not null
);
alter table private.suggestion_search enable row level security;
create policy "nobody" on private.suggestion_search using (false);

create function private.on_suggestion_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.suggestion_search as w (suggestion, words, principle, listed)
  values (new.id, array_to_tsvector(private.words_of(new.suggestion_text || ' ' || coalesce(new.author, ''))),
          private.principle_named(new.suggestion_text), new.status = 'approved' and not new.is_example)
  on conflict (suggestion) do update
    set words = excluded.words, principle = excluded.principle, listed = excluded.listed;
  return null;
end $$;
create trigger suggestion_text after insert or update of suggestion_text, author, status, is_example
  on public.manifesto_suggestions for each row execute function private.on_suggestion_text();

insert into private.suggestion_search (suggestion, words, principle, listed)
select s.id, array_to_tsvector(private.words_of(s.suggestion_text || ' ' || coalesce(s.author, ''))),
       private.principle_named(s.suggestion_text), s.status = 'approved' and not s.is_example
  from public.manifesto_suggestions s;

-- Without the list of what is still to be indexed: it would be read from one end to the other by every search.
create index suggestion_search_words_idx on private.suggestion_search using gin (words) with (fastupdate = off);
create index suggestion_search_principle_idx on private.suggestion_search (principle) where principle is not null;

-- Read backwards: most supported first, of equals the newest. Only what is published is in them.
drop index if exists public.manifesto_suggestions_list_idx;
create index manifesto_suggestions_support_idx on public.manifesto_suggestions (upvotes, created_at, id)
  where status = 'approved';
create index manifesto_suggestions_recent_idx on public.manifesto_suggestions (created_at, id) where status = 'approved';
create index manifesto_suggestions_published_idx on public.manifesto_suggestions (published_at, id)
  where status = 'approved';
create index manifesto_suggestions_example_idx on public.manifesto_suggestions (id) where is_example;
create index manifesto_suggestions_integrated_idx on public.manifesto_suggestions (created_at, id)
  where integrated_in is not null;
-- The queues of moderation.
create index manifesto_suggestions_status_idx on public.manifesto_suggestions (status, created_at, id);
create index manifesto_suggestions_created_idx on public.manifesto_suggestions (created_at, id);
create index reports_open_idx on private.reports (suggestion) where dismissed_by is null;

-- Where a page ended, as text that only these functions read: microseconds do not survive a browser's clock.
create function private.place(p_rank int, p_at timestamptz, p_id uuid) returns text
language sql immutable set search_path = '' as $$
  select p_rank || '_' || (extract(epoch from p_at) * 1000000)::bigint || '_' || p_id
$$;

create type private.place_parts as (rank int, at timestamptz, id uuid);
create function private.read_place(p_place text) returns private.place_parts
language plpgsql immutable set search_path = '' as $$
begin
  if p_place !~ '^\d{1,9}_\d{1,17}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    raise exception 'this place in the list cannot be read' using errcode = '22023';
  end if;
  return (split_part(p_place, '_', 1)::int,
          timestamptz 'epoch' + split_part(p_place, '_', 2)::bigint * interval '1 microsecond',
          split_part(p_place, '_', 3)::uuid)::private.place_parts;
end $$;

-- What everyone may read of a suggestion, as a list of objects.
create function private.rows_of(p_from text) returns text
language sql immutable set search_path = '' as $$
  select 'select coalesce(jsonb_agg(to_jsonb(p)), ''[]'') from (select s.id, s.suggestion_text, s.author, s.status,
    s.created_at, s.upvotes, s.integrated_in, s.is_example, s.published_at' || p_from || ') p'
$$;

-- A page of the published suggestions. `sort`: 'support' or 'recent'. `search`: every word of it begins a word of the text
-- or of the signature. `principle`: the title of one. `after`: the `next` of the page before. `since`: what was published
-- later than the `as_of` of an earlier answer, oldest first.
-- The first page says besides: `published`, how many there are of citizens; `found`, how many of them this search finds,
-- 1001 standing for more than a thousand; and the team's `examples` that it finds.
create function public.list_suggestions(
  sort text default 'support', search text default '', principle text default '', after text default null,
  since timestamptz default null, max_rows int default 12
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c_few    constant int := 1000;
  c_all    constant text := ' from public.manifesto_suggestions s';
  v_from   text := c_all;
  v_where  text := $q$ where s.status = 'approved' and not s.is_example$q$;
  v_order  text := ' order by s.created_at desc, s.id desc';
  v_limit  int := least(greatest(coalesce(max_rows, 12), 1), 100);
  v_words  tsquery;
  v_match  text := '';
  v_found  uuid[];
  v_place  private.place_parts;
  v_rows   jsonb;
  v_more   boolean;
  v_last   jsonb;
  v_answer jsonb;
begin
  if sort is null or sort not in ('support', 'recent') then
    raise exception 'sort must be support or recent' using errcode = '22023';
  end if;
  select string_agg('''' || x.w || ''':*', ' & ')::tsquery into v_words
    from (select u.w from unnest(private.words_of(left(search, 200))) u (w) limit 10) x;
  v_match := case when v_words is null then '' else ' and w.words @@ $1' end
          || case when principle <> '' then ' and w.principle = $2' else '' end;

  -- Few are put in order; of many, those that come first are found soonest by walking along the order.
  if v_match <> '' then
    execute 'select coalesce(array_agg(c.suggestion), ''{}'') from (select w.suggestion from private.suggestion_search w
      where w.listed' || v_match || ' limit ' || c_few + 1 || ') c' into v_found using v_words, principle;
    if cardinality(v_found) <= c_few then
      v_from := ' from (select f.* from public.manifesto_suggestions f where f.id = any ($7) offset 0) s';
    else
      -- As one question for each row, and no join: that could begin by reading every row.
      v_where := v_where || ' and (select w.listed' || v_match
        || ' from private.suggestion_search w where w.suggestion = s.id)';
    end if;
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
  -- One more than asked for tells whether there is another page.
  execute private.rows_of(v_from || v_where || v_order || ' limit ' || v_limit + 1)
    into v_rows using v_words, principle, v_place.rank, v_place.at, v_place.id, since, v_found;
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
  execute private.rows_of(c_all
      || case when v_match = '' then '' else ' join private.suggestion_search w on w.suggestion = s.id' || v_match end
      || $q$ where s.status = 'approved' and s.is_example$q$ || v_order || ' limit 50')
    into v_rows using v_words, principle;
  return v_answer || jsonb_build_object(
    'published', (select t.n from private.tallies t where t.what = 'published'),
    'found', cardinality(v_found),
    'examples', v_rows);
end $$;

revoke execute on function
  private.count_published(bigint), private.on_publication(), private.tally_inserted(), private.tally_deleted(),
  private.tally_updated(), private.words_of(text), private.principle_named(text), private.on_suggestion_text(),
  private.place(int, timestamptz, uuid), private.read_place(text), private.rows_of(text),
  public.list_suggestions(text, text, text, text, timestamptz, int)
  from public, anon, authenticated;
grant execute on function public.list_suggestions(text, text, text, text, timestamptz, int) to anon, authenticated;

-- Search index of the suggestions, and similar suggestions shown while a visitor writes.

-- The distinct words of a text: lower case, without accents, only letters and digits. Independent of the database's
-- collation, so that every database finds the same.
create function private.words_of(p_text text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct left(w, 64)), '{}')
    from regexp_split_to_table(
           lower(regexp_replace(normalize(coalesce(p_text, ''), NFD), '[\u0300-\u036f]', '', 'g')),
           '[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\ufdff]+') w
   where w <> ''
$$;

-- The principle title in the prefilled text of a suggestion (shared-services/src/principles/suggestion-prefill.ts).
create function private.principle_named(p_text text) returns text
language sql immutable set search_path = '' as $$
  select substring(p_text from '^\s*Sugestão acerca do princípio "([^"]*)" do Manifesto IA para Todos: ?')
$$;

-- The query of a search: every word is a prefix of a word in the text or the signature. Words of one or two letters
-- («IA») must match whole words.
create function private.search_query(p_search text) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg('''' || x.w || '''' || case when length(x.w) > 2 then ':*' else '' end, ' & ')::tsquery
    from (select u.w from unnest(private.words_of(left(p_search, 200))) u (w) limit 10) x
$$;

-- Separate from the suggestions: the API does not serve it, and votes do not rewrite it.
create table private.suggestion_search (
  suggestion uuid primary key references public.manifesto_suggestions (id) on delete cascade,
  words      tsvector not null,
  principle  text,
  -- published, and no example
  listed     boolean not null
);
alter table private.suggestion_search enable row level security;
create policy "nobody" on private.suggestion_search using (false);
-- No pending list (fastupdate): every search would read it sequentially.
create index suggestion_search_words_idx on private.suggestion_search using gin (words) with (fastupdate = off);
create index suggestion_search_principle_idx on private.suggestion_search (principle)
  where listed and principle is not null;

-- Updates the search index when the text, signature or state of a suggestion changes.
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

-- Up to ten stems (first five letters) of the meaningful words, longest words first, because long words are rare.
-- One stem matches both «jardim» and «jardins». The list has the stop words, without accents.
create function private.stems_of(p_text text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(x.stem order by x.longest desc, x.stem), '{}') from (
    select left(w, 5) as stem, max(length(w)) as longest
      from unnest(private.words_of(p_text)) w
     where length(w) >= 4 and w <> all (array[
       'acerca', 'ainda', 'alem', 'alguem', 'algum', 'alguma', 'algumas', 'alguns', 'antes', 'apenas', 'aquela', 'aquele',
       'aqui', 'artificial', 'assim', 'cada', 'coisa', 'como', 'depois', 'desde', 'dessa', 'desse', 'desta', 'deste',
       'deve', 'devem', 'deveria', 'deveriam', 'devia', 'deviam', 'disso', 'entre', 'essa', 'essas', 'esse', 'esses', 'esta',
       'estao', 'estar', 'estas', 'este', 'estes', 'existir', 'fazer', 'haja', 'haver', 'inteligencia', 'isso', 'isto',
       'mais', 'manifesto', 'mesma', 'mesmo', 'muita', 'muitas', 'muito', 'muitos', 'nada', 'onde', 'outra', 'outras',
       'outro', 'outros', 'para', 'pela', 'pelas', 'pelo', 'pelos', 'pode', 'podem', 'poder', 'poderia', 'porque', 'pouco',
       'principio', 'propor', 'proponho', 'qual', 'qualquer', 'quando', 'quanto', 'quem', 'quer', 'sejam', 'sempre', 'seria',
       'seus', 'sobre', 'suas', 'sugestao', 'sugerir', 'sugiro', 'tambem', 'tenha', 'tenham', 'toda', 'todas', 'todo',
       'todos', 'tudo', 'umas'])
     group by left(w, 5) order by 2 desc, 1 limit 10) x
$$;

-- Up to three published suggestions that share at least two stems and half of the stems of this text. Returns nothing
-- for a text with fewer than two stems.
create function public.similar_suggestions(typed text)
returns table (id uuid, suggestion_text text, author text, upvotes int, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stems text[] := private.stems_of(left(
    regexp_replace(typed, '^\s*Sugestão acerca do princípio "[^"]*" do Manifesto IA para Todos: ?', ''), 2000));
  v_pairs tsquery;
begin
  if cardinality(v_stems) < 2 then
    return;
  end if;
  -- Pairs of stems: a single word such as «escola» can match half of all suggestions.
  select string_agg(format('(''%s'':* & ''%s'':*)', a.stem, b.stem), ' | ')::tsquery into v_pairs
    from unnest(v_stems) with ordinality a (stem, n) join unnest(v_stems) with ordinality b (stem, n) on a.n < b.n;
  return query
  select s.id, s.suggestion_text, s.author, s.upvotes, s.created_at
    from (select w.suggestion,
                 (select count(*) from unnest(v_stems) t
                   where w.words @@ format('''%s'':*', t)::tsquery) as shared
            from private.suggestion_search w where w.listed and w.words @@ v_pairs limit 300) c
    join public.manifesto_suggestions s on s.id = c.suggestion
   where s.status = 'approved' and c.shared >= greatest(2, ceil(cardinality(v_stems) / 2.0))
   order by c.shared desc, s.upvotes desc, s.created_at desc, s.id limit 3;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.similar_suggestions(text) from public, anon, authenticated;
grant execute on function public.similar_suggestions(text) to anon, authenticated;

-- What others suggested already, shown while somebody writes the same: to support it gives it more weight than a second one.
-- By the words that both have, from the index that the search of the list uses; no extension is needed.

-- The words that carry a text's meaning, each as its beginning: «jardim» and «jardins» are one. Longest first, since the long
-- ones are rare, and ten at most, so that no text makes a long question.
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

-- Up to three published suggestions of citizens that say much of what this text says: at least two of its words, and half
-- of those that matter. Nothing for a text that has only begun.
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
  -- Two words together: one alone, such as «escola», may stand in half of all suggestions.
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

revoke execute on function private.stems_of(text), public.similar_suggestions(text) from public, anon, authenticated;
grant execute on function public.similar_suggestions(text) to anon, authenticated;

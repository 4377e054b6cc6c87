-- What a suggestion is about: one principle, or the opening of the manifesto. Optional, chosen by its author; in the list
-- and in the queue it stands beside the text, and a new version shows beside each change the suggestions it came from.
alter table public.manifesto_suggestions
  add column about text check (about ~ '^[a-z0-9][a-z0-9-]{0,63}$');
comment on column public.manifesto_suggestions.about is
  'Id of a principle, or ''abertura'' for the words before the principles; null for the manifesto as a whole.';
grant insert (about) on public.manifesto_suggestions to anon, authenticated;

-- A trigger of its own, and named so that it runs before the one that counts the suggestion: a form with a place that
-- does not exist is answered with 400 and takes nothing of the sender's limit.
create function private.on_suggestion_about() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.about <> 'abertura' and not exists (select from public.manifesto_principles p where p.id = new.about) then
    raise exception 'about must name a principle or abertura' using errcode = '22023';
  end if;
  return new;
end $$;
create trigger suggestion_about before insert on public.manifesto_suggestions
  for each row when (new.about is not null) execute function private.on_suggestion_about();

revoke execute on function private.on_suggestion_about() from public, anon, authenticated;

-- Said wherever the public list is read.
create or replace function private.rows_of(p_from text) returns text
language sql immutable set search_path = '' as $$
  select 'select coalesce(jsonb_agg(to_jsonb(p)), ''[]'') from (select s.id, s.suggestion_text, s.author, s.status,
    s.created_at, s.upvotes, s.integrated_in, s.is_example, s.published_at, s.redacted, s.about' || p_from || ') p'
$$;
revoke execute on function private.rows_of(text) from public, anon, authenticated;

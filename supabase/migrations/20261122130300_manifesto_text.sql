-- The manifesto's own text, version by version: read on the site, and compared word by word. Paragraphs with an empty line
-- between; a line «# Literacia» begins the part of that principle, and what stands before the first is the opening.
alter table public.manifesto_versions 
  add column body text check (char_length(body) between 1 and 20000),
  -- Lists of versions say that there is a text, and do not bring it.
  add column has_text boolean generated always as (body is not null) stored;
comment on column public.manifesto_versions.body is
  'The whole text of this version; null when nobody wrote it down. «# Título» begins a part.';

-- A function with one more parameter is another function: the old one goes, or a call without it would fit both.
drop function public.create_manifesto_version(text, text, text);
create function public.create_manifesto_version(version text, title text, summary text, body text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_act  bigint;
  v_body text := nullif(regexp_replace(replace(create_manifesto_version.body, E'\r\n', E'\n'), '^\s+|\s+$', '', 'g'), '');
begin
  perform private.require_moderator();
  if create_manifesto_version.version is null or create_manifesto_version.version !~ '^[0-9]+(\.[0-9]+){0,2}$'
     or coalesce(char_length(create_manifesto_version.title) not between 1 and 200, true)
     or coalesce(char_length(create_manifesto_version.summary) not between 1 and 4000, true)
     or char_length(v_body) > 20000 then
    raise exception 'invalid version' using errcode = '22023';
  end if;
  insert into public.manifesto_versions as v (version, title, summary, body)
  values (create_manifesto_version.version, create_manifesto_version.title, create_manifesto_version.summary, v_body)
  on conflict do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'version_exists';
  end if;
  v_act := private.log_act(null, 'create_version', null, null, create_manifesto_version.version, null, null);
  return jsonb_build_object('act_id', v_act, 'version', create_manifesto_version.version);
end $$;

revoke execute on function public.create_manifesto_version(text, text, text, text) from public, anon, authenticated;
grant execute on function public.create_manifesto_version(text, text, text, text) to authenticated;

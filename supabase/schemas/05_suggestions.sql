-- Suggestions and their receipts. Visitors insert suggestion_text, author, status 'pending', about and, as an option,
-- receipt_code, which is never stored in the table. With this code the author later reads the state of the
-- suggestion (21_receipts.sql). Moderators change the status (14_moderation.sql).
insert into private.settings (key, value) values
  ('suggestions_per_visitor_hour', '5'),
  -- One address can be a household, a library or a town hall behind one router.
  ('suggestions_per_address_hour', '30'),
  -- An estimate: enough for a campaign of a whole municipality, and few enough to be read.
  ('suggestions_per_site_hour', '300'),
  -- Hours in which the same text is accepted once, ignoring spacing and punctuation. 0 accepts repeats.
  ('same_text_hours', '24'),
  ('receipts_per_address_hour', '240'),
  -- Days within which an answer is promised. 0 promises nothing.
  ('answer_days', '30');

create table public.manifesto_suggestions (
  id                uuid primary key default gen_random_uuid(),
  suggestion_text   text not null check (suggestion_text ~ '\S' and char_length(suggestion_text) <= 2000),
  author            text check (char_length(author) between 1 and 80),
  status            text not null default 'pending' check (status in ('pending', 'in_review', 'approved', 'rejected', 'hidden')),
  upvotes           int  not null default 0 check (upvotes >= 0),
  created_at        timestamptz not null default now(),
  integrated_in     text references public.manifesto_versions (version),
  receipt_code      text check (receipt_code is null),
  is_example        boolean not null default false,
  counted_upvotes   int not null default 0 check (counted_upvotes >= 0),
  published_at      timestamptz,
  redacted          boolean not null default false,
  merged_into       uuid references public.manifesto_suggestions (id) on delete set null,
  about             text check (about ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  constraint only_accepted_suggestions_are_integrated check (integrated_in is null or status in ('approved', 'hidden')),
  constraint merged_suggestions_are_hidden check (merged_into is null or (status = 'hidden' and merged_into <> id))
) with (fillfactor = 85); -- As in 04_content.sql.
comment on column public.manifesto_suggestions.status is
  'Shown as: pending Recebida, in_review Em análise, approved Publicada (Publicada e integrada once integrated_in is set), rejected Não publicada, hidden Retirada';
comment on column public.manifesto_suggestions.receipt_code is
  'Write-only, null after the insert: a trigger stores its hash in private.receipts.';
comment on column public.manifesto_suggestions.is_example is 'Example data of a new installation, written by the team.';
comment on column public.manifesto_suggestions.published_at is 'Time of the last publication; null before.';
comment on column public.manifesto_suggestions.redacted is
  'A moderator removed personal data from the text. Shown wherever the text is.';
comment on column public.manifesto_suggestions.merged_into is
  'The merge target, with the same meaning. The receipt refers to it, and it has the votes.';
comment on column public.manifesto_suggestions.about is
  'Id of a principle, ''abertura'' for the opening, or null for the manifesto as a whole.';

create index manifesto_suggestions_version_idx on public.manifesto_suggestions (integrated_in);
create index manifesto_suggestions_merged_idx on public.manifesto_suggestions (merged_into) where merged_into is not null;
-- Public lists, read backwards: most votes first, newest first among equals.
create index manifesto_suggestions_support_idx on public.manifesto_suggestions (upvotes, created_at, id)
  where status = 'approved';
create index manifesto_suggestions_recent_idx on public.manifesto_suggestions (created_at, id) where status = 'approved';
create index manifesto_suggestions_published_idx on public.manifesto_suggestions (published_at, id)
  where status = 'approved';
create index manifesto_suggestions_example_idx on public.manifesto_suggestions (id) where is_example;
create index manifesto_suggestions_integrated_idx on public.manifesto_suggestions (created_at, id)
  where integrated_in is not null;
-- Moderation queues.
create index manifesto_suggestions_status_idx on public.manifesto_suggestions (status, created_at, id);
create index manifesto_suggestions_created_idx on public.manifesto_suggestions (created_at, id);
-- Hash of the text without case, spaces and punctuation, as in on_suggestion_repeated(). The expression repeats,
-- because visitors would need the execute privilege on a function of our own.
create index manifesto_suggestions_same_text_idx on public.manifesto_suggestions
  (md5(lower(coalesce(nullif(regexp_replace(suggestion_text, '[[:space:][:punct:]]+', '', 'g'), ''), suggestion_text))),
   created_at);

create table private.receipts (
  code_hash  bytea primary key,
  -- Deferred: the trigger inserts this row before the suggestion's own row exists.
  suggestion uuid not null references public.manifesto_suggestions (id) on delete cascade deferrable initially deferred
);
create index receipts_suggestion_idx on private.receipts (suggestion);

alter table public.manifesto_suggestions enable row level security;
alter table private.receipts             enable row level security;
create policy "nobody" on private.receipts using (false);
create policy "everyone reads approved" on public.manifesto_suggestions
  for select to anon, authenticated using (status = 'approved');
create policy "everyone submits pending" on public.manifesto_suggestions
  for insert to anon, authenticated
  with check (status = 'pending' and upvotes = 0 and integrated_in is null);
create policy "service_role, limited by grants" on public.manifesto_suggestions to service_role using (true) with check (true);

revoke all on public.manifesto_suggestions from anon, authenticated;
grant select on public.manifesto_suggestions to anon, authenticated;
grant insert (suggestion_text, author, status, receipt_code, about) on public.manifesto_suggestions to anon, authenticated;
grant select, insert, update, delete on public.manifesto_suggestions to service_role;

-- The printed form ('7K3M-…') and the typed form ('7k3m…') hash alike. 80 random bits need no salt.
create function private.receipt_hash(p_code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(regexp_replace(upper(p_code), '[^0-9A-Z]', '', 'g'), 'UTF8'))
$$;

-- Trims and checks a new suggestion, counts it for its sender, and moves the receipt code to private.receipts as a
-- hash.
create function private.on_suggestion_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_by_visitor boolean := current_setting('role', true) in ('anon', 'authenticated');
  v_code       text := new.receipt_code;
begin
  new.receipt_code := null;
  new.suggestion_text := regexp_replace(new.suggestion_text, '^\s+|\s+$', '', 'g');
  new.author := nullif(regexp_replace(new.author, '^\s+|\s+$', '', 'g'), '');
  if v_by_visitor then
    new.id := gen_random_uuid();
    new.created_at := now();
    perform private.take('suggest:visitor', private.actor(), 'suggestions_per_visitor_hour');
    perform private.take('suggest:address', private.client_address(), 'suggestions_per_address_hour');
  end if;
  -- @supabase/lite 0.10.0 answers a CHECK violation with 500, PostgREST with 400: raise 22023 first.
  if new.suggestion_text is null or new.suggestion_text = '' or char_length(new.suggestion_text) > 2000 then
    raise exception 'suggestion_text must have 1 to 2000 characters' using errcode = '22023';
  elsif char_length(new.author) > 80 then
    raise exception 'author must have at most 80 characters' using errcode = '22023';
  elsif v_code is not null and char_length(regexp_replace(upper(v_code), '[^0-9A-Z]', '', 'g')) not between 16 and 64 then
    raise exception 'receipt_code must have 16 to 64 letters and digits' using errcode = '22023';
  end if;
  if v_code is not null then
    insert into private.receipts (code_hash, suggestion) values (private.receipt_hash(v_code), new.id)
    on conflict (code_hash) do nothing;
    if not found then
      -- A retry after a lost answer: the suggestion is already stored.
      raise sqlstate 'PT409' using message = 'already_received';
    end if;
  end if;
  return new;
end $$;

create trigger suggestion_insert before insert on public.manifesto_suggestions
  for each row execute function private.on_suggestion_insert();

-- Rejects an unknown part of the manifesto with 400. The trigger's name sorts before suggestion_insert, so it runs
-- first and a rejected row does not count towards the sender's limit.
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

-- Rejects a text that was already received within same_text_hours, and applies the limit of the site. The trigger's
-- name sorts after suggestion_insert, which answers a retry with the same receipt code.
create function private.on_suggestion_repeated() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_key text := md5(lower(coalesce(
    nullif(regexp_replace(new.suggestion_text, '[[:space:][:punct:]]+', '', 'g'), ''), new.suggestion_text)));
begin
  if current_setting('role', true) not in ('anon', 'authenticated') then
    return new;
  end if;
  -- Serialises concurrent inserts of the same text.
  perform pg_advisory_xact_lock(hashtext(v_key));
  if exists (
    select from public.manifesto_suggestions s
     where md5(lower(coalesce(nullif(regexp_replace(s.suggestion_text, '[[:space:][:punct:]]+', '', 'g'), ''),
                              s.suggestion_text))) = v_key
       and s.created_at > now() - make_interval(hours => private.setting('same_text_hours')::int)) then
    raise sqlstate 'PT409' using message = 'same_text_today';
  end if;
  perform private.take('suggest:site', private.hash('site', 'suggest'), 'suggestions_per_site_hour');
  return new;
end $$;

create trigger suggestion_repeated before insert on public.manifesto_suggestions
  for each row execute function private.on_suggestion_repeated();

-- Counts the suggestion for the sender's network too, an IPv6 /48 (03_rate_limits.sql).
create constraint trigger network_suggested after insert on public.manifesto_suggestions
  deferrable initially deferred for each row execute function private.on_network_act('suggest');

-- Sets published_at when a suggestion becomes approved. An inserted row may have its own time.
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

revoke execute on all functions in schema private from public, anon, authenticated;

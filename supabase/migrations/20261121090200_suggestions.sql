-- Suggestions, their receipts and reports. An insert keeps the specified shape (suggestion_text, status 'pending',
-- author); `receipt_code` is an optional extra that never stays in the table.

create table public.manifesto_suggestions (
  id                uuid primary key default gen_random_uuid(),
  suggestion_text   text not null check (suggestion_text ~ '\S' and char_length(suggestion_text) <= 2000),
  author            text check (char_length(author) between 1 and 80),
  status            text not null default 'pending' check (status in ('pending', 'in_review', 'approved', 'rejected', 'hidden')),
  upvotes           int  not null default 0 check (upvotes >= 0),
  created_at        timestamptz not null default now(),
  integrated_in     text references public.manifesto_versions (version),
  receipt_code      text check (receipt_code is null),
  constraint only_accepted_suggestions_are_integrated check (integrated_in is null or status in ('approved', 'hidden'))
);
create index manifesto_suggestions_list_idx on public.manifesto_suggestions (status, upvotes desc, created_at desc);
create index manifesto_suggestions_version_idx on public.manifesto_suggestions (integrated_in);
comment on column public.manifesto_suggestions.status is
  'Shown as: pending Recebida, in_review Em análise, approved Aceite (Aceite e integrada once integrated_in is set), rejected Não aceite, hidden Retirada';
comment on column public.manifesto_suggestions.receipt_code is
  'Write-only and always null afterwards: a trigger keeps its hash where only the holder of the code can use it.';

create table private.receipts (
  code_hash  bytea primary key,
  -- deferred: the trigger that fills this runs just before the suggestion''s own row exists
  suggestion uuid not null references public.manifesto_suggestions (id) on delete cascade deferrable initially deferred
);
create index receipts_suggestion_idx on private.receipts (suggestion);

create table private.reports (
  suggestion   uuid not null references public.manifesto_suggestions (id) on delete cascade,
  reporter     bytea not null,
  reason_code  text not null check (reason_code in ('offensive', 'personal_data', 'false_information', 'spam', 'other')),
  reason_text  text check (char_length(reason_text) <= 500),
  created_at   timestamptz not null default now(),
  dismissed_by bigint,
  primary key (suggestion, reporter)
);

alter table public.manifesto_suggestions enable row level security;
alter table private.receipts             enable row level security;
alter table private.reports              enable row level security;
create policy "nobody" on private.receipts using (false);
create policy "nobody" on private.reports using (false);

create policy "everyone reads approved" on public.manifesto_suggestions
  for select to anon, authenticated using (status = 'approved');
create policy "everyone submits pending" on public.manifesto_suggestions
  for insert to anon, authenticated
  with check (status = 'pending' and upvotes = 0 and integrated_in is null);

revoke all on public.manifesto_suggestions from anon, authenticated;
grant select on public.manifesto_suggestions to anon, authenticated;
grant insert (suggestion_text, author, status, receipt_code) on public.manifesto_suggestions to anon, authenticated;
grant select, insert, update, delete on public.manifesto_suggestions to service_role;

-- The code as printed ('7K3M-…') and as typed ('7k3m…') are the same code. 80 random bits need no salt.
create function private.receipt_hash(p_code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(regexp_replace(upper(p_code), '[^0-9A-Z]', '', 'g'), 'UTF8'))
$$;

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
  -- Named here because a CHECK violation is answered with 500 by @supabase/lite 0.10.0, and with 400 by PostgREST.
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
      -- The same form sent twice (a retry after a lost answer): it already counts.
      raise sqlstate 'PT409' using message = 'already_received';
    end if;
  end if;
  return new;
end $$;
create trigger suggestion_insert before insert on public.manifesto_suggestions
  for each row execute function private.on_suggestion_insert();

create function public.report_suggestion(s_id uuid, reason_code text, reason_text text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_new boolean;
begin
  if report_suggestion.reason_code is null
     or report_suggestion.reason_code not in ('offensive', 'personal_data', 'false_information', 'spam', 'other')
     or char_length(report_suggestion.reason_text) > 500 then
    raise exception 'invalid reason' using errcode = '22023';
  end if;
  insert into private.reports as r (suggestion, reporter, reason_code, reason_text)
  select s.id, private.actor(), report_suggestion.reason_code, nullif(btrim(report_suggestion.reason_text), '')
    from public.manifesto_suggestions s where s.id = s_id and s.status = 'approved'
  on conflict (suggestion, reporter) do nothing;
  v_new := found;
  if v_new then
    perform private.take('report:visitor', private.actor(), 'reports_per_visitor_hour');
    perform private.take('report:address', private.client_address(), 'reports_per_address_hour');
  elsif not exists (select from public.manifesto_suggestions s where s.id = s_id and s.status = 'approved') then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  end if;
  return jsonb_build_object('changed', v_new);
end $$;

revoke execute on function public.report_suggestion(uuid, text, text), private.receipt_hash(text), private.on_suggestion_insert()
  from public, anon, authenticated;
grant execute on function public.report_suggestion(uuid, text, text) to anon, authenticated;

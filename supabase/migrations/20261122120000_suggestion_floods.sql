-- What one address or many can do to the people who read suggestions and reports: how many a site takes in an hour, the
-- same text again and again, and reports that push what they like to the top.
insert into private.settings (key, value) values
  -- More than a campaign of a whole municipality brings, and few enough to be read.
  ('suggestions_per_site_hour', '300'),
  -- For so long the same text, however it is spaced and punctuated, is taken once. 0 takes it always.
  ('same_text_hours', '24'),
  -- So many addresses make a suggestion as urgent as it can be.
  ('report_weight_cap', '5'),
  -- Of one address, about one suggestion. Further ones are answered alike and not kept: they would say nothing new.
  ('reports_per_address_suggestion', '5');

-- Only words that PostgreSQL itself has: an index over a function of ours would ask visitors for the right to call it.
create index manifesto_suggestions_same_text_idx on public.manifesto_suggestions
  (md5(lower(coalesce(nullif(regexp_replace(suggestion_text, '[[:space:][:punct:]]+', '', 'g'), ''), suggestion_text))),
   created_at);

-- Beside `suggestion_insert` and, by its name, after it: what was sent twice with one receipt code is answered first.
create function private.on_suggestion_repeated() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_key text := md5(lower(coalesce(
    nullif(regexp_replace(new.suggestion_text, '[[:space:][:punct:]]+', '', 'g'), ''), new.suggestion_text)));
begin
  if current_setting('role', true) not in ('anon', 'authenticated') then
    return new;
  end if;
  -- Two who send the same text at one moment wait for each other here.
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

-- From where a report came, as a keyed hash like everywhere. Those of before count by who reported.
alter table private.reports add column address bytea;

-- How urgent the open reports about a suggestion are: by the addresses they came from, and up to a cap. One person who
-- reports under a thousand names weighs one, and no flood outweighs what five people saw.
create function private.report_weight(p_suggestion uuid) returns int
language sql stable security definer set search_path = '' as $$
  select least(count(distinct coalesce(r.address, r.reporter)), private.setting('report_weight_cap')::bigint)::int
    from private.reports r where r.suggestion = p_suggestion and r.dismissed_by is null
$$;

create or replace function public.report_suggestion(s_id uuid, reason_code text, reason_text text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_address bytea := private.client_address();
begin
  if report_suggestion.reason_code is null
     or report_suggestion.reason_code not in ('offensive', 'personal_data', 'false_information', 'spam', 'other')
     or char_length(report_suggestion.reason_text) > 500 then
    raise exception 'invalid reason' using errcode = '22023';
  elsif not exists (select from public.manifesto_suggestions s where s.id = s_id and s.status = 'approved') then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  elsif exists (select from private.reports r where r.suggestion = s_id and r.reporter = private.actor()) then
    return jsonb_build_object('changed', false);
  end if;
  perform private.take('report:visitor', private.actor(), 'reports_per_visitor_hour');
  perform private.take('report:address', v_address, 'reports_per_address_hour');
  if (select count(*) from private.reports r
       where r.suggestion = s_id and r.address = v_address and r.dismissed_by is null)
     >= private.setting('reports_per_address_suggestion')::int then
    return jsonb_build_object('changed', true);
  end if;
  insert into private.reports as r (suggestion, reporter, address, reason_code, reason_text)
  values (s_id, private.actor(), v_address, report_suggestion.reason_code,
          nullif(btrim(report_suggestion.reason_text), ''))
  on conflict (suggestion, reporter) do nothing;
  return jsonb_build_object('changed', found);
end $$;

revoke execute on function private.on_suggestion_repeated(), private.report_weight(uuid) from public, anon, authenticated;

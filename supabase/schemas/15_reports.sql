-- Reports of visitors about published suggestions. A reported suggestion stays published and enters the queue
-- 'reported' (16_moderation_queues.sql). A moderator hides it (14_moderation.sql) or dismisses the reports.
insert into private.settings (key, value) values
  ('reports_per_visitor_hour', '10'),
  ('reports_per_address_hour', '60'),
  -- Number of addresses at which a suggestion has the highest urgency.
  ('report_weight_cap', '5'),
  -- Stored reports of one address about one suggestion. Further ones get the same answer and are not stored.
  ('reports_per_address_suggestion', '5');

create table private.reports (
  suggestion   uuid not null references public.manifesto_suggestions (id) on delete cascade,
  reporter     bytea not null,
  reason_code  text not null check (reason_code in ('offensive', 'personal_data', 'false_information', 'spam', 'other')),
  reason_text  text check (char_length(reason_text) <= 500),
  created_at   timestamptz not null default now(),
  dismissed_by bigint references private.moderation_log (id),
  -- keyed hash
  address      bytea,
  primary key (suggestion, reporter)
);
create index reports_dismissed_by_idx on private.reports (dismissed_by);
create index reports_open_idx on private.reports (suggestion) where dismissed_by is null;
alter table private.reports enable row level security;
create policy "nobody" on private.reports using (false);

create constraint trigger network_reported after insert on private.reports
  deferrable initially deferred for each row execute function private.on_network_act('report');

-- Urgency of the open reports about a suggestion: the number of addresses, capped. A person with a thousand visitor
-- ids counts once, and a flood of reports does not outweigh five people.
create function private.report_weight(p_suggestion uuid) returns int
language sql stable security definer set search_path = '' as $$
  select least(count(distinct coalesce(r.address, r.reporter)), private.setting('report_weight_cap')::bigint)::int
    from private.reports r where r.suggestion = p_suggestion and r.dismissed_by is null
$$;

-- Reports a suggestion. `changed` is false for a repeated report. Above reports_per_address_suggestion the answer is
-- `changed: true` and nothing is stored, so that the sender cannot detect the limit.
create function public.report_suggestion(s_id uuid, reason_code text, reason_text text default null) returns jsonb
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

-- Closes the open reports about a suggestion, which stays published.
create function public.dismiss_reports(s_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_log_id bigint;
  v_count  int;
begin
  perform private.require_moderator();
  perform from public.manifesto_suggestions s where s.id = s_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  end if;
  v_log_id := private.log_act(s_id, 'dismiss_reports', null, null, null, null, null);
  update private.reports r set dismissed_by = v_log_id where r.suggestion = s_id and r.dismissed_by is null;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    raise sqlstate 'PT409' using message = 'no_open_reports';
  end if;
  return jsonb_build_object('act_id', v_log_id, 'dismissed', v_count);
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.report_suggestion(uuid, text, text), public.dismiss_reports(uuid)
  from public, anon, authenticated;
grant execute on function public.report_suggestion(uuid, text, text) to anon, authenticated;
grant execute on function public.dismiss_reports(uuid) to authenticated;

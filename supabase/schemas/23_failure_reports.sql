-- Failures of apps in visitors' browsers, counted by app, version, kind and day. Holds nothing about the reporter.
-- An app is one micro-frontend of the site. The shell sends the reports when an app does not load or throws
-- an error. The kind is the cause, for example 'network' or 'render'.
insert into private.settings (key, value) values
  -- A browser reports each failure of a version once; a town hall behind one address has a few.
  ('failure_reports_per_address_hour', '120'),
  -- An operator notices a release that fails for everyone long before this limit.
  ('failure_reports_per_site_day', '20000'),
  -- Different apps, versions and kinds stored per day, because anyone can invent app names and versions.
  ('failure_rows_per_day', '500');

create table private.failure_counts (
  day     date not null,
  app     text not null,
  version text not null,
  kind    text not null,
  owner   text not null,
  n       int  not null,
  primary key (day, app, version, kind)
);
alter table private.failure_counts enable row level security;
create policy "nobody" on private.failure_counts using (false);

-- Deletes expired counts.
create function private.purge_failures() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.failure_counts f where f.day <= (private.retention_cutoff('failure_counts') at time zone 'utc')::date
$$;

-- Counts the first ten entries of a JSON list of {app, version, owner, kind}. Takes text, because a browser sends a
-- beacon to another origin without a preflight only as a form. Unknown kinds count as 'other'; invalid entries are
-- skipped, because nothing reads the answer.
create function public.report_failures(reports text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  c_kinds   constant text[] := array['network', 'http', 'integrity', 'evaluation', 'render', 'no-page', 'timeout',
                                   'incompatible', 'uncaught'];
  v_reports jsonb;
  v_report  jsonb;
  v_kind    text;
begin
  if reports is null or length(reports) > 4096 then
    raise exception 'a list of reports of 4096 characters at most' using errcode = '22023';
  end if;
  begin
    v_reports := reports::jsonb;
  exception when data_exception then
    raise exception 'the reports must be JSON' using errcode = '22023';
  end;
  if jsonb_typeof(v_reports) <> 'array' then
    raise exception 'the reports must be a list' using errcode = '22023';
  end if;
  perform private.take('failures', private.client_address(), 'failure_reports_per_address_hour');
  perform private.take('failures_site', private.hash('site', 'failures'), 'failure_reports_per_site_day', 'day');
  perform private.purge_failures();
  for v_report in select r.value from jsonb_array_elements(v_reports) r limit 10 loop
    -- Only names that the release tool accepts: everyone can read this table's counts.
    continue when jsonb_typeof(v_report) <> 'object'
      or coalesce(v_report ->> 'app', '')     !~ '^[a-z][a-z0-9-]{0,39}$'
      or coalesce(v_report ->> 'version', '') !~ '^[0-9A-Za-z][0-9A-Za-z.+-]{0,59}$';
    v_kind := case when v_report ->> 'kind' = any (c_kinds) then v_report ->> 'kind' else 'other' end;
    update private.failure_counts f set n = f.n + 1
     where f.day = private.today() and f.app = v_report ->> 'app' and f.version = v_report ->> 'version'
       and f.kind = v_kind;
    continue when found;
    insert into private.failure_counts as f (day, app, version, kind, owner, n)
    select private.today(), v_report ->> 'app', v_report ->> 'version', v_kind,
           left(coalesce(v_report ->> 'owner', ''), 60), 1
     where (select count(*) from private.failure_counts c where c.day = private.today())
           < private.setting('failure_rows_per_day')::int
    on conflict (day, app, version, kind) do update set n = f.n + 1;
  end loop;
end $$;

-- The counts of the last thirty days, for `federation status` and for everyone, without the owner, which is arbitrary
-- text from a browser. Also purges, because a site without failures gets no reports that would.
create function public.failure_counts()
returns table (day date, app text, version text, kind text, count int)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.purge_failures();
  return query select f.day, f.app, f.version, f.kind, f.n
                 from private.failure_counts f order by f.day desc, f.n desc limit 1000;
end $$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.report_failures(text), public.failure_counts() from public, anon, authenticated;
grant execute on function public.report_failures(text), public.failure_counts() to anon, authenticated;

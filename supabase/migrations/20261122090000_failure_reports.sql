-- What did not open or broke in visitors' browsers, counted by app, version, kind and day: whoever released a version
-- sees that it fails. No row says anything of who reported; rows live thirty days.
insert into private.settings (key, value) values
  -- A browser sends each failure of a version once: an address behind which a town hall works has a few.
  ('failure_reports_per_address_hour', '120'),
  -- A release that fails for everyone is known long before.
  ('failure_reports_per_site_day', '20000'),
  -- Anyone can make up names of apps and versions.
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

create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'utc')::date
$$;

create function private.purge_failures() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.failure_counts f where f.day <= private.today() - 30
$$;

-- Takes a JSON list of {app, version, owner, kind}, of which the first ten count. As text, because a browser sends a
-- beacon to another origin without asking first only as a form. A kind that is not known yet counts as 'other'; what is
-- no report is passed over, since nobody reads the answer.
create function public.report_failures(reports text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  c_kinds constant text[] := array['network', 'http', 'integrity', 'evaluation', 'render', 'no-page', 'timeout',
                                   'misfit', 'uncaught'];
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
    -- Names as the release tool takes them, so that nobody writes here what others are to read.
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

-- The counts of the last thirty days, for `federation status` and for anyone; without the owner, which is any text a
-- browser says. Throws away what is older: a site where nothing fails any more has nothing that reports.
create function public.failure_counts()
returns table (day date, app text, version text, kind text, count int)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.purge_failures();
  return query select f.day, f.app, f.version, f.kind, f.n
                 from private.failure_counts f order by f.day desc, f.n desc limit 1000;
end $$;

revoke execute on function private.today(), private.purge_failures() from public, anon, authenticated;
revoke execute on function public.report_failures(text), public.failure_counts() from public, anon, authenticated;
grant execute on function public.report_failures(text), public.failure_counts() to anon, authenticated;

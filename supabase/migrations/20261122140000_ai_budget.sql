-- What the site spends on AI: an image costs the site several texts, one address never reaches the site's day, and news
-- are searched once a day for each principle, whoever reads them.
insert into private.settings (key, value) values
  -- Units that a request of each kind takes from the limits. Set them from your providers' prices.
  ('ai_cost_text', '1'),
  ('ai_cost_analyse', '1'),
  ('ai_cost_image', '5'),
  ('ai_cost_news', '5'),
  -- Less than a third of the site's day: a school or the town hall has room, and nobody can close AI to everyone.
  ('ai_per_address_day', '1500'),
  -- A search that fails is tried again, but not by every reader.
  ('ai_news_per_principle_day', '20'),
  -- Sites that may call, such as https://ia.municipio.example, separated by commas.
  ('allowed_origins', '')
on conflict (key) do nothing;

create table private.ai_news (
  principle text primary key references public.manifesto_principles (id) on delete cascade,
  answer    jsonb not null check (length(answer::text) <= 20000),
  kept_at   timestamptz not null default now()
);
alter table private.ai_news enable row level security;
create policy "nobody" on private.ai_news using (false);

-- Counts `p_units` at once in a fixed window, or answers 429 without counting them.
create function private.take_units(p_bucket text, p_actor bytea, p_setting text, p_window text, p_units int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_n int;
begin
  insert into private.rate_counters as c (bucket, actor, window_start, n)
  values (p_bucket, p_actor, date_trunc(p_window, now()), p_units)
  on conflict (bucket, actor, window_start) do update set n = c.n + p_units
  returning c.n into v_n;
  if v_n > private.setting(p_setting)::int then
    raise sqlstate 'PT429' using
      message = 'rate_limited', detail = p_setting, hint = 'Tente de novo mais tarde.';
  end if;
end $$;

drop function public.take_ai_request(text, text);

-- Counts one request to an AI provider, or answers 429 (enough for now) or 403 (not from this site). p_visitor is null for
-- a device that sent no usable id; p_origin is null when the function has checked it against a list of its own.
-- Answers the news of the last day where there are some: they are free.
create function public.take_ai_request(
  p_visitor text, p_address text, p_kind text default 'text', p_origin text default null, p_principle text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_units int := private.setting('ai_cost_' || p_kind)::int;
  v_news  jsonb;
begin
  if v_units is null or v_units < 0 then
    raise exception 'unknown kind of request' using errcode = '22023';
  end if;
  if p_origin is not null and not exists (
    select from string_to_table(private.setting('allowed_origins'), ',') o where btrim(o) = p_origin and p_origin <> '')
  then
    raise sqlstate 'PT403' using message = 'origin_not_allowed';
  end if;
  if p_kind = 'news' then
    select n.answer into v_news from private.ai_news n
     where n.principle = p_principle and n.kept_at > now() - interval '1 day';
    if found then
      return v_news;
    end if;
    perform private.take('ai_news', private.hash('principle', p_principle), 'ai_news_per_principle_day', 'day');
  end if;
  perform private.take_units('ai_site', private.hash('site', 'ai'), 'ai_per_site_day', 'day', v_units);
  perform private.take_units('ai_address_day', private.hash('address', p_address), 'ai_per_address_day', 'day', v_units);
  perform private.take_units('ai_address', private.hash('address', p_address), 'ai_per_address_hour', 'hour', v_units);
  if p_visitor is not null then
    perform private.take_units('ai_visitor', private.hash('visitor', p_visitor), 'ai_per_visitor_hour', 'hour', v_units);
  end if;
  return null;
end $$;

-- Keeps what a search found, a JSON object as text, for the readers of the next day.
create function public.keep_ai_news(p_principle text, p_answer text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.ai_news (principle, answer)
  select p.id, p_answer::jsonb from public.manifesto_principles p where p.id = p_principle
  on conflict (principle) do update set answer = excluded.answer, kept_at = now()
$$;

revoke execute on function private.take_units(text, bytea, text, text, int) from public, anon, authenticated;
revoke execute on function
  public.take_ai_request(text, text, text, text, text),
  public.keep_ai_news(text, text)
  from public, anon, authenticated;
grant execute on function
  public.take_ai_request(text, text, text, text, text),
  public.keep_ai_news(text, text)
  to service_role;

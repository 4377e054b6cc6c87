-- What everyone may read and only the seed or an operator may write. Ids that appear in addresses and in the keys of
-- device storage are readable text ('literacia', 'resumir-texto').

create table public.manifesto_principles (
  id                         text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  position                   int  not null default 0,
  title                      text not null check (char_length(title) between 1 and 200),
  description                text not null,
  icon_name                  text not null,
  upvotes                    int  not null default 0 check (upvotes >= 0),
  downvotes                  int  not null default 0 check (downvotes >= 0),
  image_url                  text,
  motif                      text not null default '',
  theme_color                text not null default 'blue' check (theme_color in ('blue', 'roxo', 'green', 'orange', 'pink')),
  relevance_title            text not null default '',
  relevance_headline         text not null default '',
  relevance_infographic_text text not null default '',
  relevance_facts            text[] not null default '{}',
  accordion_title            text not null default '',
  accordion_content          text not null default '',
  practical_example          text not null default '',
  quiz_question              text not null default '',
  quiz_options               jsonb not null default '[]' check (jsonb_typeof(quiz_options) = 'array'),
  quiz_correct_feedback      text not null default '',
  quiz_incorrect_feedback    text not null default '',
  chart_data                 jsonb check (jsonb_typeof(chart_data) = 'object'),
  relevance_sources          jsonb not null default '[]' check (jsonb_typeof(relevance_sources) = 'array')
);
comment on column public.manifesto_principles.quiz_options is '[{ "text": string, "isCorrect": boolean }]';
comment on column public.manifesto_principles.chart_data is '{ "type": "donut" | "bar", "data": [{ "label", "value", "color"? }], "unit"? }';
comment on column public.manifesto_principles.relevance_sources is 'Where the figures come from, with year.';

create table public.hero_content (
  id       text primary key,
  title    text not null,
  subtitle text not null,
  emojis   text[] not null default '{}'
);

create table public.categories (
  id        text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  position  int  not null default 0,
  title     text not null check (char_length(title) between 1 and 80),
  icon_name text not null
);

create table public.recipes (
  id               text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  position         int  not null default 0,
  category_id      text not null references public.categories (id),
  title            text not null check (char_length(title) between 1 and 200),
  icon_name        text not null,
  template         text not null,
  type             text not null default 'text' check (type in ('text', 'image')),
  placeholders     jsonb not null default '[]' check (jsonb_typeof(placeholders) = 'array'),
  advanced_tips    text[] not null default '{}',
  fallback_outputs text[] not null default '{}',
  total_score      int not null default 0 check (total_score >= 0),
  vote_count       int not null default 0 check (vote_count >= 0)
);
create index recipes_category_id_idx on public.recipes (category_id);
comment on column public.recipes.placeholders is '[{ "key": string, "label": string, "options": string[] }]; the template names keys in square brackets';

create table public.manifesto_versions (
  version      text primary key check (version ~ '^[0-9]+(\.[0-9]+){0,2}$'),
  title        text not null check (char_length(title) between 1 and 200),
  summary      text not null check (char_length(summary) between 1 and 4000),
  published_on date not null default current_date
);

alter table public.manifesto_principles enable row level security;
alter table public.hero_content         enable row level security;
alter table public.categories           enable row level security;
alter table public.recipes              enable row level security;
alter table public.manifesto_versions   enable row level security;

create policy "everyone reads" on public.manifesto_principles for select to anon, authenticated using (true);
create policy "everyone reads" on public.hero_content         for select to anon, authenticated using (true);
create policy "everyone reads" on public.categories           for select to anon, authenticated using (true);
create policy "everyone reads" on public.recipes              for select to anon, authenticated using (true);
create policy "everyone reads" on public.manifesto_versions   for select to anon, authenticated using (true);

-- Supabase grants everything on new tables in public to anon; take it back and give what the pages need.
revoke all on public.manifesto_principles, public.hero_content, public.categories, public.recipes, public.manifesto_versions
  from anon, authenticated;
grant select on public.manifesto_principles, public.hero_content, public.categories, public.recipes, public.manifesto_versions
  to anon, authenticated;
grant select, insert, update, delete
  on public.manifesto_principles, public.hero_content, public.categories, public.recipes, public.manifesto_versions
  to service_role;

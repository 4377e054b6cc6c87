-- Content that everyone reads and only the seed or an operator writes. Ids appear in URLs and in the keys of device
-- storage, so they are readable text ('literacia', 'resumir-texto'). Tables that votes update reserve free space in
-- each page for the next row version (fillfactor) and are vacuumed before that space is used up.
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
  theme_color                text not null default 'blue' check (theme_color in ('blue', 'roxo', 'green', 'pink', 'orange')),
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
  relevance_sources          jsonb not null default '[]' check (jsonb_typeof(relevance_sources) = 'array'),
  example_upvotes            int not null default 0 check (example_upvotes >= 0),
  example_downvotes          int not null default 0 check (example_downvotes >= 0),
  counted_upvotes            int not null default 0 check (counted_upvotes >= 0),
  counted_downvotes          int not null default 0 check (counted_downvotes >= 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
comment on column public.manifesto_principles.quiz_options is '[{ "text": string, "isCorrect": boolean }]';
comment on column public.manifesto_principles.chart_data is '{ "type": "donut" | "bar", "data": [{ "label", "value", "color"? }], "unit"? }';
comment on column public.manifesto_principles.relevance_sources is 'Sources of the figures, with year.';
comment on column public.manifesto_principles.example_upvotes is 'Part of upvotes that is example data of a new installation.';
comment on column public.manifesto_principles.example_downvotes is 'Part of downvotes that is example data of a new installation.';
comment on column public.manifesto_principles.counted_upvotes is 'Received upvotes that count, without examples.';

-- Headings of the Prompt Factory page, which shows one random row.
create table public.hero_content (
  id       text primary key,
  title    text not null,
  subtitle text not null,
  emojis   text[] not null default '{}'
);

-- Categories of the recipes.
create table public.categories (
  id        text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  position  int  not null default 0,
  title     text not null check (char_length(title) between 1 and 80),
  icon_name text not null
);

-- A recipe is a prompt template with blanks, which the visitor fills before the AI answers. total_score is
-- the sum of the stars of its ratings, vote_count their number.
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
  vote_count       int not null default 0 check (vote_count >= 0),
  counted_score    int not null default 0 check (counted_score >= 0),
  counted_votes    int not null default 0 check (counted_votes >= 0),
  parts            jsonb check (parts is null or jsonb_typeof(parts) = 'array')
) with (fillfactor = 70);
create index recipes_category_id_idx on public.recipes (category_id);
comment on column public.recipes.placeholders is '[{ "key": string, "label": string, "options": string[] }]; the template names keys in square brackets';
comment on column public.recipes.counted_votes is 'Ratings in vote_count that count, without examples; counted_score is the sum of their stars.';
comment on column public.recipes.parts is
  '[{ "kind": "role" | "context" | "task" | "format" | "limits", "text": string }]; joined by line breaks they are the template';

-- Text of each version of the manifesto. Paragraphs are separated by empty lines. A line «# Literacia» begins the part
-- of that principle; the text before the first such line is the opening.
create table public.manifesto_versions (
  version      text primary key check (version ~ '^[0-9]+(\.[0-9]+){0,2}$'),
  title        text not null check (char_length(title) between 1 and 200),
  summary      text not null check (char_length(summary) between 1 and 4000),
  published_on date not null default current_date,
  is_example   boolean not null default false,
  body         text check (char_length(body) between 1 and 20000),
  -- Lists of versions show whether a text exists without loading it.
  has_text     boolean generated always as (body is not null) stored,
  answers_until date check (answers_until >= published_on)
);
comment on column public.manifesto_versions.is_example is 'Part of a new installation; not a decision of the programme.';
comment on column public.manifesto_versions.body is
  'Full text of this version, or null if it was not recorded. «# Título» begins a part.';

comment on column public.manifesto_versions.answers_until is
  'Date until which the programme commits to answer every suggestion about this version; null without a commitment.';

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

-- service_role needs policies, because a managed PostgreSQL does not allow roles with BYPASSRLS.
create policy "service_role, limited by grants" on public.manifesto_principles to service_role using (true) with check (true);
create policy "service_role, limited by grants" on public.hero_content         to service_role using (true) with check (true);
create policy "service_role, limited by grants" on public.categories           to service_role using (true) with check (true);
create policy "service_role, limited by grants" on public.recipes              to service_role using (true) with check (true);
create policy "service_role, limited by grants" on public.manifesto_versions   to service_role using (true) with check (true);

-- Supabase grants all privileges on new tables in public to the API roles: revoke them and grant what the pages need.
revoke all on public.manifesto_principles, public.hero_content, public.categories, public.recipes, public.manifesto_versions
  from anon, authenticated;
grant select on public.manifesto_principles, public.hero_content, public.categories, public.recipes, public.manifesto_versions
  to anon, authenticated;
grant select, insert, update, delete
  on public.manifesto_principles, public.hero_content, public.categories, public.recipes, public.manifesto_versions
  to service_role;

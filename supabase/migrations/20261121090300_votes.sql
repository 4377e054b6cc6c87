-- One vote per visitor and target, whatever the browser claims: the primary key is the count's only gate.

create table private.principle_votes (
  principle  text not null references public.manifesto_principles (id) on delete cascade,
  voter      bytea not null,
  direction  text not null check (direction in ('up', 'down')),
  created_at timestamptz not null default now(),
  primary key (principle, voter)
);
create table private.suggestion_votes (
  suggestion uuid not null references public.manifesto_suggestions (id) on delete cascade,
  voter      bytea not null,
  created_at timestamptz not null default now(),
  primary key (suggestion, voter)
);
create table private.recipe_ratings (
  recipe     text not null references public.recipes (id) on delete cascade,
  voter      bytea not null,
  rating     int not null check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  primary key (recipe, voter)
);
alter table private.principle_votes  enable row level security;
alter table private.suggestion_votes enable row level security;
alter table private.recipe_ratings   enable row level security;
create policy "nobody" on private.principle_votes using (false);
create policy "nobody" on private.suggestion_votes using (false);
create policy "nobody" on private.recipe_ratings using (false);

-- The first vote counts and cannot change (specification §4). A repeat changes nothing and says so.
create function public.vote_on_principle(p_id text, vote_type text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter bytea := private.actor();
  v_new   boolean;
  v_vote  text;
  v_up    int;
  v_down  int;
begin
  if vote_type is null or vote_type not in ('up', 'down') then
    raise exception 'vote_type must be up or down' using errcode = '22023';
  end if;
  insert into private.principle_votes as v (principle, voter, direction)
  select p.id, v_voter, vote_type from public.manifesto_principles p where p.id = p_id
  on conflict (principle, voter) do nothing;
  v_new := found;
  if v_new then
    perform private.take_vote('principle', p_id);
    update public.manifesto_principles p
       set upvotes   = p.upvotes   + (vote_type = 'up')::int,
           downvotes = p.downvotes + (vote_type = 'down')::int
     where p.id = p_id;
  end if;
  select p.upvotes, p.downvotes, v.direction into v_up, v_down, v_vote
    from public.manifesto_principles p
    join private.principle_votes v on v.principle = p.id and v.voter = v_voter
   where p.id = p_id;
  if not found then
    raise sqlstate 'PT404' using message = 'principle not found';
  end if;
  return jsonb_build_object('upvotes', v_up, 'downvotes', v_down, 'vote', v_vote, 'changed', v_new);
end $$;

-- `source` and `author` are accepted because pages may say where the vote was cast; nothing of them is stored.
create function public.vote_on_suggestion(s_id uuid, vote_type text, source text default null, author text default null)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter bytea := private.actor();
  v_new   boolean;
  v_up    int;
begin
  if vote_type is distinct from 'up' then
    raise exception 'vote_type must be up' using errcode = '22023';
  end if;
  insert into private.suggestion_votes as v (suggestion, voter)
  select s.id, v_voter from public.manifesto_suggestions s where s.id = s_id and s.status = 'approved'
  on conflict (suggestion, voter) do nothing;
  v_new := found;
  if v_new then
    perform private.take_vote('suggestion', s_id::text);
    update public.manifesto_suggestions s set upvotes = s.upvotes + 1 where s.id = s_id;
  end if;
  select s.upvotes into v_up from public.manifesto_suggestions s where s.id = s_id and s.status = 'approved';
  if not found then
    raise sqlstate 'PT404' using message = 'suggestion not found';
  end if;
  return jsonb_build_object('upvotes', v_up, 'vote', 'up', 'changed', v_new);
end $$;

-- One rating per visitor and recipe. Someone who comes back another day and rates anew replaces their own stars:
-- the number of votes stays, the score follows.
create function public.increment_recipe_rating(recipe_id text, rating_value int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_voter bytea := private.actor();
  v_old   int;
  v_total int;
  v_count int;
begin
  if rating_value is null or rating_value not between 1 and 5 then
    raise exception 'rating_value must be 1 to 5' using errcode = '22023';
  end if;
  insert into private.recipe_ratings as r (recipe, voter, rating)
  select c.id, v_voter, rating_value from public.recipes c where c.id = recipe_id
  on conflict (recipe, voter) do nothing;
  if found then
    perform private.take_vote('recipe', recipe_id);
    update public.recipes c set total_score = c.total_score + rating_value, vote_count = c.vote_count + 1
     where c.id = recipe_id;
  else
    select r.rating into v_old from private.recipe_ratings r
     where r.recipe = recipe_id and r.voter = v_voter for update;
    if not found then
      raise sqlstate 'PT404' using message = 'recipe not found';
    end if;
    if v_old <> rating_value then
      update private.recipe_ratings r set rating = rating_value where r.recipe = recipe_id and r.voter = v_voter;
      update public.recipes c set total_score = c.total_score + rating_value - v_old where c.id = recipe_id;
    end if;
  end if;
  select c.total_score, c.vote_count into v_total, v_count from public.recipes c where c.id = recipe_id;
  return jsonb_build_object('total_score', v_total, 'vote_count', v_count, 'rating', rating_value,
                            'changed', v_old is distinct from rating_value);
end $$;

-- Open data: the totals that stand beside the downloads. Runs with the reader's own rights.
create function public.manifesto_totals()
returns table (approved_suggestions int, principles int, principle_votes int, suggestion_votes int)
language sql stable security invoker set search_path = '' as $$
  select
    (select count(*)::int from public.manifesto_suggestions s where s.status = 'approved'),
    (select count(*)::int from public.manifesto_principles),
    (select coalesce(sum(p.upvotes + p.downvotes), 0)::int from public.manifesto_principles p),
    (select coalesce(sum(s.upvotes), 0)::int from public.manifesto_suggestions s where s.status = 'approved')
$$;

revoke execute on function
  public.vote_on_principle(text, text),
  public.vote_on_suggestion(uuid, text, text, text),
  public.increment_recipe_rating(text, int),
  public.manifesto_totals()
  from public, anon, authenticated;
grant execute on function
  public.vote_on_principle(text, text),
  public.vote_on_suggestion(uuid, text, text, text),
  public.increment_recipe_rating(text, int),
  public.manifesto_totals()
  to anon, authenticated;

-- A list of votes that came together says what became of them by now: what a review decided comes before the rules.
create or replace function public.vote_bursts(hours int default 48, min_voters int default 20)
returns table (address text, since timestamptz, until timestamptz, voters int, votes int, counted int, held int,
               waiting int, reviewed int, targets text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return query
  select encode(x.address, 'hex'), date_trunc('hour', x.created_at), date_trunc('hour', x.created_at) + interval '1 hour',
         count(distinct x.voter)::int, count(*)::int, (count(*) filter (where x.counts))::int,
         (count(*) filter (where not x.counts))::int, (count(*) filter (where x.counts is null))::int,
         (count(*) filter (where x.review is not null))::int, array_agg(distinct x.target)
    from (select v.*, coalesce(r.counts, v.counted) as counts
            from private.cast_votes v
            left join private.vote_reviews r on r.id = v.review
           where v.address is not null and v.created_at > now() - make_interval(hours => vote_bursts.hours)) x
   group by x.address, date_trunc('hour', x.created_at)
  having count(distinct x.voter) >= greatest(coalesce(min_voters, 20), 2)
   order by 4 desc, 2 desc
   limit 100;
end $$;
revoke execute on function public.vote_bursts(int, int) from public, anon, authenticated;
grant execute on function public.vote_bursts(int, int) to authenticated;

-- The Atom feed of a suggestion, which the Edge Function `feed` writes. Its author follows the decisions in
-- a feed reader. The address of the feed has the hash of the receipt code, so that the code stays secret.
insert into private.settings (key, value) values
  -- Feed readers of many people ask from one address.
  ('feeds_per_address_hour', '600');

-- The text and the decisions of the suggestion whose receipt code has this hash (64 hexadecimal digits), without the
-- author. Null for an unknown hash. Counts the request, or answers 429.
create function public.suggestion_feed(p_hash text, p_address text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform private.take('feed', private.hash('address', p_address), 'feeds_per_address_hour');
  if p_hash !~ '^[0-9a-f]{64}$' then
    return null;
  end if;
  v_id := (select r.suggestion from private.receipts r where r.code_hash = decode(p_hash, 'hex'));
  return private.receipt_history(v_id);
end $$;

revoke execute on function public.suggestion_feed(text, text) from public, anon, authenticated;
grant execute on function public.suggestion_feed(text, text) to service_role;

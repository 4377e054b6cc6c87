-- Removes the example votes and suggestions of a new installation:
--   psql "$DATABASE_URL" -f deploy/remove-examples.sql
-- Votes and suggestions of visitors stay. The script is idempotent. The rows of the example suggestions stay with the
-- status rejected, so that a later seed does not restore them.
begin;
update public.manifesto_principles
   set upvotes = upvotes - example_upvotes, downvotes = downvotes - example_downvotes,
       example_upvotes = 0, example_downvotes = 0
 where example_upvotes > 0 or example_downvotes > 0;
update public.manifesto_suggestions set status = 'rejected' where is_example and status <> 'rejected';
commit;

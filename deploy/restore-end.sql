-- Last step of deploy/restore.sh, in the same transaction as the copy: checks the foreign keys that restore.sql
-- deferred, and undoes its changes.
set constraints all immediate;
do $$
declare
  found record;
begin
  for found in select statement from pg_temp.restore_undo loop
    execute found.statement;
  end loop;
end $$;

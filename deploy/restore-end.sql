-- What deploy/restore.sh does after it copied the rows, in the same transaction: checks each reference that restore.sql
-- put off, and takes back what that changed.
set constraints all immediate;
do $$
declare
  found record;
begin
  for found in select statement from pg_temp.restore_undo loop
    execute found.statement;
  end loop;
end $$;

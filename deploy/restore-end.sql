-- Last step of deploy/restore.sh, in the same transaction as restore.sql and the rows of the backup: checks
-- the foreign keys that restore.sql deferred, and undoes its changes with the statements in restore_undo.
set constraints all immediate;
do $$
declare
  undo record;
begin
  for undo in select statement from pg_temp.restore_undo loop
    execute undo.statement;
  end loop;
end $$;

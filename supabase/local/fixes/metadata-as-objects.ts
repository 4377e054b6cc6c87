/**
 * SQL of a trigger, which `migrate` creates at each start of the embedded server. The trigger stores an
 * account's metadata as objects, like hosted Supabase. On PostgreSQL, @supabase/lite 0.10.0 stores
 * a JSON string that contains JSON: `raw_app_meta_data ->> 'role'` is then null, and no account can moderate.
 */
export const METADATA_AS_OBJECTS = `
create or replace function private.metadata_as_objects() returns trigger
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(new.raw_app_meta_data) = 'string' then
    new.raw_app_meta_data := (new.raw_app_meta_data #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(new.raw_user_meta_data) = 'string' then
    new.raw_user_meta_data := (new.raw_user_meta_data #>> '{}')::jsonb;
  end if;
  return new;
end $$;
revoke execute on function private.metadata_as_objects() from public, anon, authenticated;
create or replace trigger metadata_as_objects before insert or update on auth.users
  for each row execute function private.metadata_as_objects();`;

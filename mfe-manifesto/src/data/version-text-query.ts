import type { Backend } from '@ia/shared-services/backend';

/** The whole texts of the versions, by version; '' for one that has none. @throws BackendError */
export async function loadVersionTexts(backend: Backend): Promise<Record<string, string>> {
  // All of them: as a filter @supabase/lite 0.10.0 reads '1.0' as the number 1 and finds nothing.
  const rows = await backend.run((db) => db.from('manifesto_versions').select('version, body'));
  return Object.fromEntries(rows.map(({ version, body }) => [version, body ?? '']));
}

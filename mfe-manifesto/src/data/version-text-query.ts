import type { Backend } from '@ia/shared-services/backend';

/** Loads the full text of every version, keyed by version; '' when it has no text. @throws BackendError */
export async function loadVersionTexts(backend: Backend): Promise<Record<string, string>> {
  // Without a filter: @supabase/lite 0.10.0 parses '1.0' as the number 1 and finds nothing.
  const rows = await backend.run((db) => db.from('manifesto_versions').select('version, body'));
  return Object.fromEntries(rows.map(({ version, body }) => [version, body ?? '']));
}

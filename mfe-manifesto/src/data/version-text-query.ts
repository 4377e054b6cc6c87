import type { Backend } from '@ia/shared-services/backend';

/** The whole texts of some versions, by version; '' for one that has none. @throws BackendError */
export async function loadVersionTexts(
  backend: Backend,
  versions: readonly string[],
): Promise<Record<string, string>> {
  const rows = await backend.run((db) =>
    db.from('manifesto_versions').select('version, body').in('version', versions),
  );
  return Object.fromEntries(rows.map(({ version, body }) => [version, body ?? '']));
}

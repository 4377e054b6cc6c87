import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';
import { newestFirst } from './version-order.ts';

const versionSchema = v.object({
  version: v.string(),
  title: v.string(),
  summary: v.string(),
  published_on: v.string(),
  is_example: v.boolean(),
  /** Whether its whole text can be read. */
  has_text: v.optional(v.boolean(), false),
});
export type ManifestoVersion = v.InferOutput<typeof versionSchema>;

export const VERSIONS_KEY = 'manifesto_versions';

/** The manifesto's versions, newest first; none without a backend. @throws BackendError */
export async function loadVersions(backend: Backend | null): Promise<ManifestoVersion[]> {
  if (!backend) return [];
  const rows = await backend.run((db) =>
    db.from('manifesto_versions').select('version, title, summary, published_on, is_example, has_text'),
  );
  return v.parse(v.array(versionSchema), rows).sort(newestFirst);
}

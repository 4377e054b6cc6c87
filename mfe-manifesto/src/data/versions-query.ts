import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';
import { newestFirst } from './version-order.ts';

const versionSchema = v.object({
  version: v.string(),
  title: v.string(),
  summary: v.string(),
  published_on: v.string(),
  is_example: v.boolean(),
  /** True when the version's full text is available. */
  has_text: v.optional(v.boolean(), false),
});
export type ManifestoVersion = v.InferOutput<typeof versionSchema>;

/** Cache key of the versions. */
export const VERSIONS_KEY = 'manifesto_versions';

/** Loads the manifesto's versions, newest first; an empty list without a backend. @throws BackendError */
export async function loadVersions(backend: Backend | null): Promise<ManifestoVersion[]> {
  if (!backend) return [];
  const rows = await backend.run((db) =>
    db.from('manifesto_versions').select('version, title, summary, published_on, is_example, has_text'),
  );
  return v.parse(v.array(versionSchema), rows).sort(newestFirst);
}

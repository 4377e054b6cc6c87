import * as v from 'valibot';
import type { Backend } from '../backend/index.ts';
import { PRINCIPLES } from './content/index.ts';
import { type Principle, principleSchema } from './principle.ts';

/** Key of the resource: `useResource(PRINCIPLES_KEY, () => loadPrinciples(backend))`. */
export const PRINCIPLES_KEY = 'manifesto_principles';

/**
 * The principles as the backend holds them, or the built-in ones when none is configured.
 * @throws BackendError, or ValiError for rows that are not principles.
 */
export async function loadPrinciples(backend: Backend | null): Promise<readonly Principle[]> {
  if (!backend) return PRINCIPLES;
  const rows = await backend.run((db) => db.from('manifesto_principles').select('*').order('position'));
  return v.parse(v.array(principleSchema), rows);
}

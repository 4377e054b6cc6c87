import * as v from 'valibot';
import type { Backend } from '../backend/index.ts';
import { PRINCIPLES } from './content/index.ts';
import { PRINCIPLE_MOTIFS, type Principle, type PrincipleMotif, principleRowSchema } from './principle.ts';

/** Key of the principles in `useResource`. */
export const PRINCIPLES_KEY = 'manifesto_principles';

/**
 * Loads the principles from the backend, or returns the built-in ones when no backend is configured. Skips invalid
 * rows.
 * @throws BackendError, or Error when every row is invalid
 */
export async function loadPrinciples(backend: Backend | null): Promise<readonly Principle[]> {
  if (!backend) return PRINCIPLES;
  const rows = await backend.run((db) => db.from('manifesto_principles').select('*').order('position'));
  const principles = rows.flatMap((row, index) => {
    const { success, output } = v.safeParse(principleRowSchema, row);
    return success ? [{ ...output, motif: output.motif ?? motifFor(output.icon_name, index) }] : [];
  });
  if (rows.length > 0 && principles.length === 0)
    throw new Error('No row of manifesto_principles is a principle.');
  return principles;
}

/** Loads the current vote totals of each principle. @throws BackendError */
export async function loadPrincipleTotals(
  backend: Backend,
): Promise<Pick<Principle, 'id' | 'upvotes' | 'downvotes' | 'counted_upvotes' | 'counted_downvotes'>[]> {
  return backend.run((db) =>
    db
      .from('manifesto_principles')
      .select('id,upvotes,downvotes,counted_upvotes,counted_downvotes')
      .order('position'),
  );
}

/** Maps icon names to motifs (azulejo drawings). An icon that has a motif's name needs no entry. */
const MOTIF_OF_ICON: Record<string, PrincipleMotif> = {
  'book-open': 'book',
  users: 'rings',
  sprout: 'leaf',
  scale: 'keystone',
  heart: 'table',
};

/** Returns the motif of a row that has none: by its icon, otherwise by its position in the list. */
function motifFor(icon: string, index: number): PrincipleMotif {
  const byIcon = PRINCIPLE_MOTIFS.find((motif) => motif === icon) ?? MOTIF_OF_ICON[icon];
  return byIcon ?? PRINCIPLE_MOTIFS[index % PRINCIPLE_MOTIFS.length] ?? 'book';
}

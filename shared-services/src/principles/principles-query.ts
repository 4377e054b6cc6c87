import * as v from 'valibot';
import type { Backend } from '../backend/index.ts';
import { PRINCIPLES } from './content/index.ts';
import { PRINCIPLE_MOTIFS, type Principle, type PrincipleMotif, principleRowSchema } from './principle.ts';

/** Key of the resource: see `usePrinciples`. */
export const PRINCIPLES_KEY = 'manifesto_principles';

/**
 * The principles as the backend holds them, or the built-in ones when none is configured. A row that is no principle at
 * all is left out.
 * @throws BackendError, or Error when there are rows and none of them is a principle.
 */
export async function loadPrinciples(backend: Backend | null): Promise<readonly Principle[]> {
  if (!backend) return PRINCIPLES;
  const rows = await backend.run((db) => db.from('manifesto_principles').select('*').order('position'));
  const principles = rows.flatMap((row, place) => {
    const { success, output } = v.safeParse(principleRowSchema, row);
    return success ? [{ ...output, motif: output.motif ?? motifFor(output.icon_name, place) }] : [];
  });
  if (rows.length > 0 && principles.length === 0)
    throw new Error('No row of manifesto_principles is a principle.');
  return principles;
}

/** The votes of each principle now. @throws BackendError */
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

/** Which drawing an icon stands for; names of drawings stand for themselves. */
const MOTIF_OF_ICON: Record<string, PrincipleMotif> = {
  'book-open': 'book',
  users: 'rings',
  sprout: 'leaf',
  scale: 'keystone',
  heart: 'table',
};

/** The drawing of a principle that names none: that of its icon, or the six in turn. */
function motifFor(icon: string, place: number): PrincipleMotif {
  const named = PRINCIPLE_MOTIFS.find((motif) => motif === icon) ?? MOTIF_OF_ICON[icon];
  return named ?? PRINCIPLE_MOTIFS[place % PRINCIPLE_MOTIFS.length] ?? 'book';
}

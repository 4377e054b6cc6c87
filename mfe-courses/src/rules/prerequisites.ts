/** Whether the blocks of a course build on one another as a reader meets them. Runs in the tests. */
import type { Block } from '../content/schema.ts';

type Builds = Pick<Block, 'id' | 'requires'>;

/** @returns what an editor has to mend: a gap, a circle, a block met before what it needs; empty when all is in order */
export function prerequisiteProblems(blocks: readonly Builds[]): string[] {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const place = (id: number) => blocks.findIndex((block) => block.id === id);

  /** Whether one comes from a block back to itself. */
  function circles(from: number, at = from, seen = new Set<number>()): boolean {
    return (byId.get(at)?.requires ?? []).some((id) => {
      if (id === from) return true;
      if (seen.has(id)) return false;
      seen.add(id);
      return circles(from, id, seen);
    });
  }

  return blocks.flatMap(({ id, requires = [] }, index) => [
    ...(index > 0 && requires.length === 0 ? [`o bloco ${id} não diz em que se apoia`] : []),
    ...requires.flatMap((needed) => {
      if (!byId.has(needed)) return [`o bloco ${id} apoia-se no bloco ${needed}, que não existe`];
      if (place(needed) > index) return [`o bloco ${id} vem antes do bloco ${needed}, em que se apoia`];
      return [];
    }),
    ...(circles(id) ? [`o bloco ${id} apoia-se, por outros, em si próprio`] : []),
  ]);
}

/** Validates the prerequisite graph of a course. Runs in the tests. */
import type { Block } from '../content/schema.ts';

type BlockNode = Pick<Block, 'id' | 'requires'>;

/**
 * Checks the prerequisites of blocks in reading order.
 * @returns messages for the editor (a gap, a cycle, a block before its prerequisite); empty when valid
 */
export function prerequisiteProblems(blocks: readonly BlockNode[]): string[] {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const position = (id: number) => blocks.findIndex((block) => block.id === id);

  /** True when a path of prerequisites leads from a block back to itself. */
  function isInCycle(from: number, current = from, seen = new Set<number>()): boolean {
    return (byId.get(current)?.requires ?? []).some((id) => {
      if (id === from) return true;
      if (seen.has(id)) return false;
      seen.add(id);
      return isInCycle(from, id, seen);
    });
  }

  return blocks.flatMap(({ id, requires = [] }, index) => [
    ...(index > 0 && requires.length === 0 ? [`o bloco ${id} não diz em que se apoia`] : []),
    ...requires.flatMap((needed) => {
      if (!byId.has(needed)) return [`o bloco ${id} apoia-se no bloco ${needed}, que não existe`];
      if (position(needed) > index) return [`o bloco ${id} vem antes do bloco ${needed}, em que se apoia`];
      return [];
    }),
    ...(isInCycle(id) ? [`o bloco ${id} apoia-se, por outros, em si próprio`] : []),
  ]);
}

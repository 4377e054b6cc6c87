import type { Block, Course } from '../../content/schema.ts';
import { words } from '../../content/words.ts';

/** Where a block stands, in the unit that its course counts: both blocks of a module are 'Módulo 2 de 13'. */
export function placeIn({ unit, groups }: Pick<Course, 'unit' | 'groups'>, block: Block): string {
  const index = groups.findIndex(({ blocks }) => blocks.some(({ id }) => id === block.id));
  return words.course.placeOf(unit, index + 1, groups.length);
}

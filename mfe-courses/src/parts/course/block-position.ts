import type { Block, Course } from '../../content/schema.ts';
import { t } from '../../content/text.ts';

/**
 * Returns the position of a block in the unit that its course counts, such as 'Módulo 2 de 13'; blocks of one
 * module share it.
 */
export function blockPosition({ unit, groups }: Pick<Course, 'unit' | 'groups'>, block: Block): string {
  const index = groups.findIndex(({ blocks }) => blocks.some(({ id }) => id === block.id));
  return t.course.positionLabel(unit, index + 1, groups.length);
}

import type { Block } from '../../content/schema.ts';

/** Returns the id of a block's heading, which is its anchor. A file of its own, so that links load no lesson. */
export const blockHeadingId = ({ id }: Pick<Block, 'id'>) => `bloco-${id}`;

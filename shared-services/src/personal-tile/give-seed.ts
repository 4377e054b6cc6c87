import { writeDevice } from '../storage/device.ts';
import { newSeed, SEED_KEY } from './seed.ts';
import type { OwnTile } from './use-own-tile.ts';

/** How many layers there were when somebody looked last. */
let known = 0;

/**
 * Gives whoever has done something a drawing of their own. Before that there is nothing to keep. Who erases the drawing alone
 * gets another with the next layer, or when the site is opened anew. For the shell, which stands on every page.
 */
export function giveSeed({ seed, count }: Pick<OwnTile, 'seed' | 'count'>): void {
  const grows = count > known;
  known = count;
  if (seed === null && grows) writeDevice(SEED_KEY, newSeed());
}

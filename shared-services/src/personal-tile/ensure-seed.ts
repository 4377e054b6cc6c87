import { writeDevice } from '../storage/device.ts';
import { newSeed, SEED_KEY } from './seed.ts';
import type { VisitorTile } from './use-visitor-tile.ts';

/** Number of layers at the last call. */
let lastCount = 0;

/**
 * Creates the seed of the visitor's tile, which decides its drawing, when the first layer is earned. After a
 * visitor erases only the seed, the next layer or the next page load creates another one. Called by the
 * shell, which is on every page.
 */
export function ensureSeed({ seed, count }: Pick<VisitorTile, 'seed' | 'count'>): void {
  const hasGrown = count > lastCount;
  lastCount = count;
  if (seed === null && hasGrown) writeDevice(SEED_KEY, newSeed());
}

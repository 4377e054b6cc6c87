/**
 * Numbers in [0, 1) that look random and are the same for the same seed (mulberry32), so that a render, a test
 * and a screenshot agree.
 */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The item for a turn: each in order, again and again. */
export const pick = <T>(items: readonly T[], turn: number): T | undefined => items[turn % items.length];

/**
 * Creates a deterministic generator of numbers in [0, 1) from a seed (mulberry32), so that renders, tests and
 * screenshots agree.
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

/** Returns the item at an index, cycling through the list, which must not be empty. */
export const itemAt = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

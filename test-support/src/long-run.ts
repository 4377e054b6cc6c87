/** `LONG_RUN=1 pnpm test` runs many random cases instead of a few, and checks every page in every theme. */
export const isLongRun = process.env.LONG_RUN === '1';

/**
 * Returns the number of random cases for a test.
 * @param commit number for each commit
 * @param long number for a long run
 */
export const casesOf = (commit: number, long: number): number => (isLongRun ? long : commit);

/**
 * Picks the points at which a test interrupts a command: the first, the last and random ones between.
 * @param commit number of points for each commit
 * @param long number of points for a long run; all by default
 * @returns the points in ascending order, and the seed for the failure message
 */
export function pointsOf(
  first: number,
  last: number,
  { commit, long = Number.POSITIVE_INFINITY }: { commit: number; long?: number },
): { seed: number; points: number[] } {
  const [count, seed] = [casesOf(commit, long), Math.floor(Math.random() * 2 ** 31)];
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  if (all.length <= count) return { seed, points: all };
  let state = seed;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const points = new Set([first, last]);
  while (points.size < count) points.add(first + Math.floor(random() * all.length));
  return { seed, points: [...points].sort((a, b) => a - b) };
}

/** True for `LONG_RUN=1 pnpm test`, which runs many random cases and checks every page in every theme. */
export const isLongRun = process.env.LONG_RUN === '1';

/**
 * Returns the number of random cases for a test.
 * @param commit number in the tests of a commit
 * @param long number in a long run
 */
export const caseCount = (commit: number, long: number): number => (isLongRun ? long : commit);

/**
 * Picks the points at which a test interrupts a command: the first, the last and random ones between.
 * @param options.commit number of points in the tests of a commit
 * @param options.long number of points in a long run; all by default
 * @returns the points in ascending order, and the seed for the failure message
 */
export function pickPoints(
  first: number,
  last: number,
  { commit, long = Number.POSITIVE_INFINITY }: { commit: number; long?: number },
): { seed: number; points: number[] } {
  const [count, seed] = [caseCount(commit, long), Math.floor(Math.random() * 2 ** 31)];
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  if (all.length <= count) return { seed, points: all };
  // Linear congruential generator, so that the seed reproduces the points.
  let state = seed;
  const random = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const points = new Set([first, last]);
  while (points.size < count) points.add(first + Math.floor(random() * all.length));
  return { seed, points: [...points].sort((a, b) => a - b) };
}

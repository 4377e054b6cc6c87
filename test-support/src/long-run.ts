/** `LONG_RUN=1 pnpm test` takes many random cases where a commit takes a few, and looks at every page in every theme. */
export const isLongRun = process.env.LONG_RUN === '1';

/**
 * The number of random cases that a test takes.
 * @param commit on each commit
 * @param long in a long run
 */
export const casesOf = (commit: number, long: number): number => (isLongRun ? long : commit);

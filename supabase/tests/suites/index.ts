import { describe } from 'vitest';
import type { Driver } from '../driver.ts';
import { votesSuite } from './votes.ts';

const SUITES = [votesSuite];

/** Everything that must hold on PGlite and on PostgreSQL alike. */
export function runSuites(driver: Driver): void {
  describe(driver.name, () => {
    for (const suite of SUITES) suite(driver);
  });
}

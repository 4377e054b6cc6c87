import { test as base, expect } from 'playwright/test';

export { expect };

/** For `test.use`: journeys that need the motion that visitors see who did not ask for less of it. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** What the browser's console and network said wrong. A test fails on any of it that it has not named. */
export interface Trouble {
  /** This has to go wrong: the test fails when any of it does not. */
  expect(...patterns: RegExp[]): void;
  /** This may go wrong, as what depends on what the browser is doing just then. */
  allow(...patterns: RegExp[]): void;
  /** All that was said so far. */
  seen: string[];
}

const isHere = (hostname: string, site = 'http://localhost') =>
  ['localhost', new URL(site).hostname].includes(hostname) || hostname.startsWith('127.');

/**
 * Journeys in a browser. Every test has a fresh profile, hence a fresh visitor. A console error, an uncaught error, a
 * policy violation or a request to another host fails the test that caused it, unless `trouble` was told.
 */
export const test = base.extend<{ trouble: Trouble }>({
  trouble: [
    async ({ context, baseURL }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && !isHere(hostname, baseURL))
          seen.push(`third party: ${request.url()}`);
      });
      await use({
        seen,
        expect: (...patterns) => void expected.push(...patterns),
        allow: (...patterns) => void allowed.push(...patterns),
      });
      const named = [...expected, ...allowed];
      expect(seen.filter((line) => !named.some((pattern) => pattern.test(line)))).toEqual([]);
      const missed = expected.filter((pattern) => !seen.some((line) => pattern.test(line)));
      expect(missed.map(String), 'should have gone wrong, and did not').toEqual([]);
    },
    { auto: true },
  ],
});

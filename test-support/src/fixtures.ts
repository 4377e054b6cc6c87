import { test as base, expect } from 'playwright/test';

export { expect };

/** For `test.use`: journeys that need the motion of visitors who did not request reduced motion. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Errors of the browser's console and network. A test fails on any error that it has not named. */
export interface BrowserErrors {
  /** Errors that must occur: the test fails if one does not. */
  expect(...patterns: RegExp[]): void;
  /** Errors that may occur, depending on timing in the browser. */
  allow(...patterns: RegExp[]): void;
  /** All errors so far. */
  seen: string[];
}

/** Whether a host belongs to the tested site: its own, or a local one. */
const isSiteHost = (hostname: string, site = 'http://localhost') =>
  ['localhost', new URL(site).hostname].includes(hostname) || hostname.startsWith('127.');

/**
 * Browser tests with a fresh profile each, hence a fresh visitor. A console error, an
 * uncaught error, a policy violation or a request to another host fails the test that
 * caused it, unless the test names it with `browserErrors`.
 */
export const test = base.extend<{ browserErrors: BrowserErrors }>({
  browserErrors: [
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
        if (/^https?:$/.test(protocol) && !isSiteHost(hostname, baseURL))
          seen.push(`third party: ${request.url()}`);
      });
      await use({
        seen,
        expect: (...patterns) => void expected.push(...patterns),
        allow: (...patterns) => void allowed.push(...patterns),
      });
      const patterns = [...expected, ...allowed];
      expect(seen.filter((line) => !patterns.some((pattern) => pattern.test(line)))).toEqual([]);
      const missing = expected.filter((pattern) => !seen.some((line) => pattern.test(line)));
      expect(missing.map(String), 'expected browser errors that did not occur').toEqual([]);
    },
    { auto: true },
  ],
});

import { parseRegistry } from '@ia/federation/registry';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { appOfError } from './app-of-error.ts';

const registry = parseRegistry(
  registryOf({ 'mfe-x': { routes: [routeTo('/')] }, 'mfe-y': { routes: [routeTo('/y')] } }),
);
/** An error with a stack of calls in these files, the innermost first. */
const errorAt = (...urls: string[]) =>
  Object.assign(new Error('broke'), {
    stack: ['Error: broke', ...urls.map((url) => `    at f (${url}:1:2)`)].join('\n'),
  });
const appOf = (...urls: string[]) => appOfError(errorAt(...urls), registry);

it('appOfError returns the app of the first app file in the stack', () => {
  const react = 'https://site.pt/ia/shell/0.1.0-0a1b2c3d/assets/index.js';
  const x = 'https://site.pt/ia/mfe-x/1.0.0-0a1b2c3d/assets/page.js';
  const y = 'https://site.pt/ia/mfe-y/2.0.0/assets/page.js';
  expect(appOf(react, x, y)).toEqual({ app: 'mfe-x', version: '1.0.0-0a1b2c3d' });
  // Browsers may report a percent-encoded address.
  expect(appOf(x.replace('0a1b', '0%611b'))).toEqual({ app: 'mfe-x', version: '1.0.0-0a1b2c3d' });
  expect(appOf(react)).toEqual({ app: 'shell', version: '0.1.0-0a1b2c3d' });
});

it('appOfError reads the stacks of Firefox and Safari', () => {
  const stack = 'f@https://site.pt/mfe-x/1.0.0/assets/page.js:1:2\n@https://site.pt/shell/1/a.js:3:4';
  expect(appOfError(Object.assign(new Error('x'), { stack }), registry)?.app).toBe('mfe-x');
});

it('appOfError returns null for an error that comes from no app folder', () => {
  expect(appOf('chrome-extension://abc/mfe-z/1.0.0/content.js')).toBeNull();
  expect(appOfError('thrown as it is', registry)).toBeNull();
  expect(appOfError(undefined, registry)).toBeNull();
});

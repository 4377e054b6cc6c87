import { parseRegistry } from '@ia/federation/registry';
import { registryOf, routeTo } from '@ia/test-support/registry';
import { expect, it } from 'vitest';
import { whoseError } from './whose-error.ts';

const registry = parseRegistry(
  registryOf({ 'mfe-x': { routes: [routeTo('/')] }, 'mfe-y': { routes: [routeTo('/y')] } }),
);
const errorAt = (...places: string[]) =>
  Object.assign(new Error('broke'), {
    stack: ['Error: broke', ...places.map((at) => `    at f (${at}:1:2)`)].join('\n'),
  });
const whose = (...places: string[]) => whoseError(errorAt(...places), registry);

it('is the app whose files stand first in the stack, whatever runs it', () => {
  const react = 'https://site.pt/ia/shell/0.1.0-0a1b2c3d/assets/index.js';
  const x = 'https://site.pt/ia/mfe-x/1.0.0-0a1b2c3d/assets/page.js';
  const y = 'https://site.pt/ia/mfe-y/2.0.0/assets/page.js';
  expect(whose(react, x, y)).toEqual({ app: 'mfe-x', version: '1.0.0-0a1b2c3d' });
  expect(whose(x.replace('0a1b', '0%611b'))).toEqual({ app: 'mfe-x', version: '1.0.0-0a1b2c3d' });
  expect(whose(react)).toEqual({ app: 'shell', version: '0.1.0-0a1b2c3d' });
});

it('reads the stacks of Firefox and Safari', () => {
  const stack = 'f@https://site.pt/mfe-x/1.0.0/assets/page.js:1:2\n@https://site.pt/shell/1/a.js:3:4';
  expect(whoseError(Object.assign(new Error('x'), { stack }), registry)?.app).toBe('mfe-x');
});

it('is nobody’s when it comes from elsewhere', () => {
  expect(whose('chrome-extension://abc/mfe-z/1.0.0/content.js')).toBeNull();
  expect(whoseError('thrown as it is', registry)).toBeNull();
  expect(whoseError(undefined, registry)).toBeNull();
});

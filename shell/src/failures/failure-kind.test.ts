import { expect, it } from 'vitest';
import { classifyError, Failure } from './failure-kind.ts';

const base = 'https://site.pt/mfe-x/1.0.0-0a1b2c3d/';
const chromeError = new TypeError(`Failed to fetch dynamically imported module: ${base}remoteEntry.js`);

it.each<[string, unknown]>([
  ['network', chromeError],
  ['network', new TypeError('error loading dynamically imported module: https://site.pt/x.js')],
  ['network', new TypeError('Importing a module script failed.')],
  ['network', new Error(`[ Federation Runtime ]: #RUNTIME-008 ${chromeError.message}`)],
  ['network', new Error('Unable to preload CSS for /mfe-x/1.0.0-0a1b2c3d/assets/page.css')],
  ['evaluation', new Error('the code broke')],
  ['evaluation', new SyntaxError('Unexpected token')],
  ['evaluation', 'thrown as it is'],
  ['no-page', new Error('Module "./x" does not exist in container.')],
  ['integrity', new TypeError('Failed to find a valid digest in the integrity attribute')],
  ['timeout', new Failure('timeout', 'did not answer')],
])('classifyError returns %s for %s', (kind, error) => {
  expect(classifyError(error, base, () => [])).toBe(kind);
});

it.each([
  ['an error', { responseStatus: 404 }],
  ['a page, as of a network with a sign-in page,', { responseStatus: 200, contentType: 'text/html' }],
])('classifyError returns http when %s arrived instead, also for an encoded address', (_, response) => {
  const timingsOf = (name: string) => () => [{ name, ...response }];
  expect(classifyError(chromeError, base, timingsOf(`${base}assets/page.js`))).toBe('http');
  expect(
    classifyError(chromeError, base, timingsOf(`${base.replace('0a1b', '0%61%31b')}assets/page.js`)),
  ).toBe('http');
  expect(classifyError(chromeError, base, timingsOf('https://site.pt/mfe-y/1.0.0/assets/page.js'))).toBe(
    'network',
  );
});

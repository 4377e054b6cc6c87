import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/nao-existe', '/nao-existe'],
  ['/p%C3%A1gina-nova', '/página-nova'],
  ['/100%-meu', '/100%-meu'],
  ['/a%E2%80%AEb%0Ac', '/a b c'],
])('readableAddress shows %s as %s', (path, shown) => expect(readableAddress(path)).toBe(shown));

it('readableAddress truncates a long address', () => {
  const shown = readableAddress(`/${'muito-'.repeat(500)}`);
  expect(shown).toHaveLength(40);
  expect(shown).toMatch(/^\/muito-muito-.*…$/);
});

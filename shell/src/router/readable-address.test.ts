import { expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';

it.each([
  ['/nao-existe', '/nao-existe'],
  ['/p%C3%A1gina-nova', '/página-nova'],
  ['/100%-meu', '/100%-meu'],
  ['/a%E2%80%AEb%0Ac', '/a b c'],
])('%s is shown as %s', (path, read) => expect(readableAddress(path)).toBe(read));

it('a long address is truncated', () => {
  const read = readableAddress(`/${'muito-'.repeat(500)}`);
  expect(read).toHaveLength(40);
  expect(read).toMatch(/^\/muito-muito-.*…$/);
});

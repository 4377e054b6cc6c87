import { expect, it } from 'vitest';
import { anotherAddress } from './another-address.ts';

const version = '1.0.0-0a1b2c3d';
const entry = `https://site.pt/ia/mfe-x/${version}/remoteEntry.js`;

it('is another address each time, of the same file, and of whatever stands beside it', () => {
  const addresses = Array.from({ length: version.length }, (_, nth) => anotherAddress(entry, version, nth));
  expect(new Set(addresses).size).toBe(version.length);
  for (const address of addresses) {
    const beside = new URL('./assets/page.js', address).href;
    expect(beside).not.toContain(`/${version}/`);
    expect(decodeURI(beside)).toBe(`https://site.pt/ia/mfe-x/${version}/assets/page.js`);
  }
});

it('is the same address for a version that has no folder, as in development', () => {
  expect(anotherAddress('http://localhost:5174/remoteEntry.js', 'dev', 1)).toBe(
    'http://localhost:5174/remoteEntry.js',
  );
});

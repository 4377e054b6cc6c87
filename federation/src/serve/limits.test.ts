// @vitest-environment node
import { expect, it } from 'vitest';
import { clientKey } from './limits.ts';

// The server limits connections per client. An IPv6 client is a /48, because one client may use all its
// addresses.
it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1'],
  ['2001:db8:1:ffff:1:2:3:4', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
])('clientKey maps %s to the client %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

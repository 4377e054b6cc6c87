import { parseAddress } from '@ia/federation/address';
import { hostileTexts } from '@ia/test-support/hostile';
import { expect, it } from 'vitest';
import { formatRoute, formatShared } from './address.ts';
import { readableAddress } from './readable-address.ts';

it('parseAddress, formatRoute and readableAddress accept any address without throwing', () => {
  // The fixed hostile texts, and 250 generated from the seed 10.
  for (const text of hostileTexts(10, 250)) {
    for (const hash of [text, `#${text}`, `#/${text}`, `#/aprender?curso=${text}#${text}`]) {
      const address = parseAddress(hash);
      if (address.kind === 'anchor') continue;
      expect(typeof address.route.path, hash).toBe('string');
      // A lone surrogate cannot be percent-encoded; browsers replace it with U+FFFD before it reaches the
      // router.
      if (/\p{Surrogate}/u.test(hash)) continue;
      expect(typeof formatRoute(address.route), hash).toBe('string');
      expect(typeof formatShared(address.route), hash).toBe('string');
      expect(typeof readableAddress(address.route.path), hash).toBe('string');
    }
  }
});

import { hostileTexts } from '@ia/test-support/hostile';
import { expect, it } from 'vitest';
import { formatRoute, formatShared, parseAddress } from './address.ts';
import { readableAddress } from './readable-address.ts';

it('any address is an anchor or a route, and its own address leads to the same place', () => {
  for (const text of hostileTexts(10, 250)) {
    for (const hash of [text, `#${text}`, `#/${text}`, `#/aprender?curso=${text}#${text}`]) {
      const address = parseAddress(hash);
      if (address.kind === 'anchor') continue;
      expect(typeof address.route.path, hash).toBe('string');
      // A lone half of a character has no encoding; browsers put U+FFFD in its place before it comes here.
      if (/[\uD800-\uDFFF]/.test(JSON.stringify(hash).replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '')))
        continue;
      if (hash.includes('\uD800')) continue;
      expect(typeof formatRoute(address.route), hash).toBe('string');
      expect(typeof formatShared(address.route), hash).toBe('string');
      readableAddress(address.route.path);
    }
  }
});

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findWork } from './find-work.ts';

const MAC = '0123456789abcdef0123456789abcdef';

it.each([1, 8, 13])('findWork finds a nonce whose hash begins with %i zero bits', (bits) => {
  for (const until of ['1795334400', '1795334401', '1795334402']) {
    const challenge = `${bits}.${until}.${MAC}`;
    const work = findWork(challenge) ?? '';
    expect(work).toMatch(new RegExp(`^${challenge.replaceAll('.', '\\.')}\\.\\d+$`));
    const first = createHash('sha256').update(work).digest().readUInt32BE();
    expect(Math.clz32(first)).toBeGreaterThanOrEqual(bits);
  }
});

it('findWork returns the first valid nonce', () => {
  const challenge = `9.1795334400.${MAC}`;
  const found = Number(findWork(challenge)?.split('.').at(-1));
  for (let n = 0; n < found; n++) {
    const first = createHash('sha256').update(`${challenge}.${n}`).digest().readUInt32BE();
    expect(Math.clz32(first)).toBeLessThan(9);
  }
});

it.each(['', '0.1.a', '40.1.a', 'x.1.a', `18.1795334400.${MAC}${MAC}`, '18.1.é'])(
  'findWork returns null for %j',
  (challenge) => {
    expect(findWork(challenge)).toBeNull();
  },
);

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { findProof } from './find-proof.ts';

/** Third part of a challenge: `<zero bits>.<expiry>.<MAC of the server>`. A proof appends a nonce. */
const CHALLENGE_MAC = '0123456789abcdef0123456789abcdef';

it.each([1, 8, 13])('findProof finds a nonce whose hash begins with %i zero bits', (bits) => {
  for (const expiry of ['1795334400', '1795334401', '1795334402']) {
    const challenge = `${bits}.${expiry}.${CHALLENGE_MAC}`;
    const work = findProof(challenge) ?? '';
    expect(work).toMatch(new RegExp(`^${challenge.replaceAll('.', '\\.')}\\.\\d+$`));
    const firstWord = createHash('sha256').update(work).digest().readUInt32BE();
    expect(Math.clz32(firstWord)).toBeGreaterThanOrEqual(bits);
  }
});

it('findProof returns the first valid nonce', () => {
  const challenge = `9.1795334400.${CHALLENGE_MAC}`;
  const firstNonce = Number(findProof(challenge)?.split('.').at(-1));
  for (let nonce = 0; nonce < firstNonce; nonce++) {
    const firstWord = createHash('sha256').update(`${challenge}.${nonce}`).digest().readUInt32BE();
    expect(Math.clz32(firstWord)).toBeLessThan(9);
  }
});

it.each(['', '0.1.a', '40.1.a', 'x.1.a', `18.1795334400.${CHALLENGE_MAC}${CHALLENGE_MAC}`, '18.1.é'])(
  'findProof returns null for %j',
  (challenge) => {
    expect(findProof(challenge)).toBeNull();
  },
);

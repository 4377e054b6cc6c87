/**
 * Solves the proof of work that the server accepts instead of a wait, when a rate limit stops a vote.
 * Searches a nonce with a synchronous SHA-256 (FIPS 180-4) of one block. `crypto.subtle` is asynchronous,
 * which makes the search twenty times slower, and exists in secure contexts only.
 */

/** Maximum message length of one block, in bytes: 64 minus the end mark (1) and the length (8). */
const MAX_BYTES = 55;

/**
 * Returns the constants of SHA-256: the first 32 fractional bits of the roots of the first `count` primes.
 * @param root 2 for square roots, 3 for cube roots
 */
function rootsOfPrimes(count: number, root: number): Int32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return Int32Array.from(primes, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}
const INITIAL_HASH = rootsOfPrimes(8, 2);
const ROUND_CONSTANTS = rootsOfPrimes(64, 3);
/** Message schedule: the 16 words of the block, extended to 64. */
const schedule = new Int32Array(64);
const rotateRight = (x: number, bits: number): number => (x >>> bits) | (x << (32 - bits));
/** Reads an element; the index is always in range. */
const wordAt = (list: Int32Array, index: number): number => list[index] as number;

/** Returns the first 32 bits of the hash of the block in `schedule`: a challenge covers no more. */
function hashFirstWord(): number {
  for (let i = 16; i < 64; i++) {
    const [x, y] = [wordAt(schedule, i - 15), wordAt(schedule, i - 2)];
    const sigmas =
      (rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3)) +
      (rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10));
    schedule[i] = wordAt(schedule, i - 16) + wordAt(schedule, i - 7) + sigmas;
  }
  let [a, b, c, d] = [
    wordAt(INITIAL_HASH, 0),
    wordAt(INITIAL_HASH, 1),
    wordAt(INITIAL_HASH, 2),
    wordAt(INITIAL_HASH, 3),
  ];
  let [e, f, g, h] = [
    wordAt(INITIAL_HASH, 4),
    wordAt(INITIAL_HASH, 5),
    wordAt(INITIAL_HASH, 6),
    wordAt(INITIAL_HASH, 7),
  ];
  for (let i = 0; i < 64; i++) {
    const temp1 =
      h +
      (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
      ((e & f) ^ (~e & g)) +
      wordAt(ROUND_CONSTANTS, i) +
      wordAt(schedule, i);
    const temp2 =
      (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + temp1) | 0;
    d = c;
    c = b;
    b = a;
    a = (temp1 + temp2) | 0;
  }
  return (a + wordAt(INITIAL_HASH, 0)) >>> 0;
}

/**
 * Solves a proof-of-work challenge.
 * @param challenge of the server: '18.1795334400.…', beginning with the number of leading zero bits (1 to 31)
 * @returns the challenge, a dot and a nonce, whose hash begins with that many zero bits; null for an invalid
 *   challenge, or when no nonce fits
 */
export function findProof(challenge: string): string | null {
  const bits = Number.parseInt(challenge, 10);
  if (!(bits > 0 && bits < 32) || !/^[\w.]+$/.test(challenge)) return null;
  const block = new Uint8Array(64);
  const view = new DataView(block.buffer);
  const prefix = [...`${challenge}.`].map((character) => character.charCodeAt(0));
  if (prefix.length >= MAX_BYTES) return null;
  block.set(prefix);
  for (let nonce = 0; prefix.length + `${nonce}`.length <= MAX_BYTES; nonce++) {
    const digits = `${nonce}`;
    const length = prefix.length + digits.length;
    for (let i = 0; i < digits.length; i++) block[prefix.length + i] = digits.charCodeAt(i);
    // Padding: the end mark, then the message length in bits.
    block[length] = 0x80;
    view.setUint32(60, length * 8);
    for (let i = 0; i < 16; i++) schedule[i] = view.getInt32(i * 4);
    if (hashFirstWord() < 2 ** (32 - bits)) return `${challenge}.${digits}`;
  }
  return null;
}

/**
 * Proof of work: searches a nonce with a synchronous SHA-256 (FIPS 180-4) of one block. `crypto.subtle` is
 * asynchronous, which makes the search twenty times slower, and exists in secure contexts only.
 */

/** Maximum message length of one block, in bytes: 64 minus the end mark (1) and the length (8). */
const MAX_BYTES = 55;

/**
 * Returns the constants of SHA-256: the first 32 fractional bits of the roots of the first `count` primes.
 * @param root 2 for square roots, 3 for cube roots
 */
function rootsOfPrimes(count: number, root: number): Int32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return Int32Array.from(found, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}
const START = rootsOfPrimes(8, 2);
const ROUND = rootsOfPrimes(64, 3);
const words = new Int32Array(64);
const rotateRight = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const at = (list: Int32Array, index: number): number => list[index] as number;

/** Returns the first 32 bits of the hash of the block in `words`: the bits that a challenge covers. */
function firstWord(): number {
  for (let i = 16; i < 64; i++) {
    const [x, y] = [at(words, i - 15), at(words, i - 2)];
    const mixed =
      (rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3)) +
      (rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10));
    words[i] = at(words, i - 16) + at(words, i - 7) + mixed;
  }
  let [a, b, c, d] = [at(START, 0), at(START, 1), at(START, 2), at(START, 3)];
  let [e, f, g, h] = [at(START, 4), at(START, 5), at(START, 6), at(START, 7)];
  for (let i = 0; i < 64; i++) {
    const one =
      h +
      (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) +
      ((e & f) ^ (~e & g)) +
      at(ROUND, i) +
      at(words, i);
    const two = (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (a + at(START, 0)) >>> 0;
}

/**
 * Solves a proof-of-work challenge.
 * @param challenge of the server: '18.1795334400.…', beginning with the number of leading zero bits (1 to 31)
 * @returns the challenge, a dot and a nonce, whose hash begins with that many zero bits; null for an invalid
 *   challenge, or when no nonce fits
 */
export function findWork(challenge: string): string | null {
  const bits = Number.parseInt(challenge, 10);
  if (!(bits > 0 && bits < 32) || !/^[\w.]+$/.test(challenge)) return null;
  const block = new Uint8Array(64);
  const view = new DataView(block.buffer);
  const start = [...`${challenge}.`].map((sign) => sign.charCodeAt(0));
  if (start.length >= MAX_BYTES) return null;
  block.set(start);
  for (let n = 0; start.length + `${n}`.length <= MAX_BYTES; n++) {
    const number = `${n}`;
    const length = start.length + number.length;
    for (let i = 0; i < number.length; i++) block[start.length + i] = number.charCodeAt(i);
    block[length] = 0x80;
    view.setUint32(60, length * 8);
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(i * 4);
    if (firstWord() < 2 ** (32 - bits)) return `${challenge}.${number}`;
  }
  return null;
}

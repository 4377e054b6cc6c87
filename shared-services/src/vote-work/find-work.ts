/**
 * SHA-256 (FIPS 180-4) of one block, tried number after number. Its own few lines: `crypto.subtle` answers each hash later,
 * which makes it twenty times as slow, and exists on https alone.
 */

/** What fits into one block beside the end mark and the length. */
const MOST_BYTES = 55;

/** The first 32 bits behind the point of this root of the first `count` primes: the constants of SHA-256. */
function rootsOfPrimes(count: number, root: number): Int32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return Int32Array.from(found, (prime) => (prime ** (1 / root) % 1) * 2 ** 32);
}
const START = rootsOfPrimes(8, 2);
const ROUND = rootsOfPrimes(64, 3);
const words = new Int32Array(64);
const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const at = (list: Int32Array, index: number): number => list[index] as number;

/** The first word of the hash of the block in `words`: all that leading zeros are looked for in. */
function firstWord(): number {
  for (let i = 16; i < 64; i++) {
    const [x, y] = [at(words, i - 15), at(words, i - 2)];
    const mixed = (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
    words[i] = at(words, i - 16) + at(words, i - 7) + mixed;
  }
  let [a, b, c, d] = [at(START, 0), at(START, 1), at(START, 2), at(START, 3)];
  let [e, f, g, h] = [at(START, 4), at(START, 5), at(START, 6), at(START, 7)];
  for (let i = 0; i < 64; i++) {
    const one =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(words, i);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
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
 * @param challenge as the server wrote it: '18.1795334400.…', the zero bits that it asks for first
 * @returns the challenge, a dot, and a number with which their hash begins with so many zero bits; null for a challenge that
 *   this cannot read, or when no number does
 */
export function findWork(challenge: string): string | null {
  const bits = Number.parseInt(challenge, 10);
  if (!(bits > 0 && bits < 32) || !/^[\w.]+$/.test(challenge)) return null;
  const block = new Uint8Array(64);
  const view = new DataView(block.buffer);
  const start = [...`${challenge}.`].map((sign) => sign.charCodeAt(0));
  if (start.length >= MOST_BYTES) return null;
  block.set(start);
  for (let n = 0; start.length + `${n}`.length <= MOST_BYTES; n++) {
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

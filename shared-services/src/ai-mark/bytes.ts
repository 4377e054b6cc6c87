/** Byte helpers of `insertInPng` and `insertInJpeg`, which write the AI mark into image files. */

/** Joins byte arrays. */
export function concat(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let position = 0;
  for (const part of parts) {
    joined.set(part, position);
    position += part.length;
  }
  return joined;
}

/** Encodes text of single-byte characters. */
export const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

/** @throws RangeError when `bytes` do not begin with `signature` */
export function assertSignature(bytes: Uint8Array, signature: Uint8Array, type: string): void {
  if (signature.some((byte, index) => bytes[index] !== byte)) throw new RangeError(`Not a ${type} image.`);
}

/** Encodes an unsigned integer, most significant byte first. @param size in bytes */
export const uint = (value: number, size: 2 | 4): Uint8Array =>
  Uint8Array.from({ length: size }, (_, index) => (value >>> (8 * (size - 1 - index))) & 0xff);

import { assertSignature, concat, latin1, uint } from './bytes.ts';

const SIGNATURE = latin1('\x89PNG\r\n\x1A\n');
/** Length, type, 13 bytes of data and check value of the header chunk, which is always the first one. */
const HEADER_CHUNK = 25;

/**
 * Inserts an XMP packet, here the mark of AI, as an uncompressed `iTXt` chunk behind the header: PNG's place
 * for metadata.
 * @see https://www.w3.org/TR/png-3/#11iTXt
 */
export function insertInPng(image: Uint8Array, packet: Uint8Array): Uint8Array {
  assertSignature(image, SIGNATURE, 'PNG');
  const start = SIGNATURE.length + HEADER_CHUNK;
  // Keyword, end of keyword, no compression (two bytes), no language, no translated keyword.
  const content = concat(latin1('iTXt'), latin1('XML:com.adobe.xmp\0\0\0\0\0'), packet);
  const chunk = concat(uint(content.length - 4, 4), content, uint(crc32(content), 4));
  return concat(image.subarray(0, start), chunk, image.subarray(start));
}

/** CRC-32 of ISO 3309, as PNG uses it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

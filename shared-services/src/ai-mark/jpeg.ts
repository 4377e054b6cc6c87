import { assertSignature, concat, latin1, uint } from './bytes.ts';

const START_OF_IMAGE = latin1('\xFF\xD8');
const APP1 = latin1('\xFF\xE1');
const XMP_NAMESPACE = latin1('http://ns.adobe.com/xap/1.0/\0');

/**
 * Inserts an XMP packet, here the mark of AI, as the first `APP1` segment: JPEG's place for metadata.
 * @see XMP specification, part 3, section 1.1.3
 */
export function insertInJpeg(image: Uint8Array, packet: Uint8Array): Uint8Array {
  assertSignature(image, START_OF_IMAGE, 'JPEG');
  const content = concat(XMP_NAMESPACE, packet);
  // The length counts its own two bytes.
  const segment = concat(APP1, uint(content.length + 2, 2), content);
  return concat(START_OF_IMAGE, segment, image.subarray(START_OF_IMAGE.length));
}

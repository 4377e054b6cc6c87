import { insertInJpeg } from './jpeg.ts';
import { insertInPng } from './png.ts';
import { xmpPacket } from './xmp.ts';

/** Per media type: inserts an XMP packet into an image. @throws RangeError when the bytes are not of that type */
const INSERT: Partial<Record<string, (image: Uint8Array, packet: Uint8Array) => Uint8Array>> = {
  'image/png': insertInPng,
  'image/jpeg': insertInJpeg,
};

/**
 * Adds the IPTC mark of generative AI to an image. It survives saving and sending the file.
 * @param dataUrl a base64 data URL of a PNG or JPEG image
 * @returns the marked image as a data URL
 * @throws RangeError for another type, or bytes that are not an image of their type
 */
export function markImage(dataUrl: string): string {
  const [, type = '', data = ''] = dataUrl.match(/^data:(image\/\w+);base64,(.*)$/s) ?? [];
  const insert = INSERT[type];
  if (!insert) throw new RangeError(`Cannot mark an image of type «${type}».`);
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return `data:${type};base64,${toBase64(insert(bytes, new TextEncoder().encode(xmpPacket())))}`;
}

/** Encodes in pieces: `String.fromCharCode` accepts a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  const PIECE = 0x8000;
  let text = '';
  for (let start = 0; start < bytes.length; start += PIECE) {
    text += String.fromCharCode(...bytes.subarray(start, start + PIECE));
  }
  return btoa(text);
}

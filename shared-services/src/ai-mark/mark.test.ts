import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { AI_SOURCE_TYPE } from './digital-source-type.ts';
import { markImage } from './mark-image.ts';
import { readMark } from './read-mark.ts';

// Tests the mark in the metadata (XMP) of generated images. The mark names generative AI as origin, with a
// term that IPTC defines.
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A start of image, an empty application segment and an end of image: the structure that a reader walks through. */
const JPEG = `data:image/jpeg;base64,${Buffer.from('ffd8ffe00004abcdffd9', 'hex').toString('base64')}`;

const toBytes = (dataUrl: string) => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');

it('A marked PNG keeps its chunks and carries the IPTC term in a valid iTXt chunk', () => {
  const bytes = toBytes(markImage(PNG));
  const chunks: [string, Buffer][] = [];
  // Eight bytes of signature. Length, type and check value of a chunk are twelve bytes.
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    chunks.push([bytes.subarray(at + 4, at + 8).toString('latin1'), bytes.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  expect(chunks.map(([type]) => type)).toEqual(['IHDR', 'iTXt', 'IDAT', 'IEND']);
  expect(chunks[1]?.[1].toString('utf8')).toMatch(/^XML:com\.adobe\.xmp\0{5}<\?xpacket/);
  expect(chunks[1]?.[1].toString('utf8')).toContain(`Iptc4xmpExt:DigitalSourceType="${AI_SOURCE_TYPE}"`);
  expect(inflateSync(chunks[2]?.[1] ?? Buffer.alloc(0))).toHaveLength(5);
});

it('A marked JPEG carries the IPTC term in an APP1 segment before the others', () => {
  const bytes = toBytes(markImage(JPEG));
  expect(bytes.readUInt16BE(0)).toBe(0xffd8);
  expect(bytes.readUInt16BE(2)).toBe(0xffe1);
  const length = bytes.readUInt16BE(4);
  expect(bytes.subarray(6, 4 + length).toString('utf8')).toContain(AI_SOURCE_TYPE);
  expect(bytes.subarray(4 + length).toString('hex')).toBe('ffe00004abcdffd9');
});

it('Images of other types, and bytes that are no image, are refused', () => {
  expect(() => markImage('data:image/webp;base64,AAAA')).toThrow('«image/webp»');
  expect(() => markImage('data:image/png;base64,AAAA')).toThrow('Not a PNG image');
  expect(() => markImage('data:image/jpeg;base64,AAAA')).toThrow('Not a JPEG image');
});

it('The mark read from a file names this site, another program, or nothing', () => {
  expect(readMark(toBytes(markImage(PNG)))).toBe('here');
  expect(readMark(toBytes(PNG))).toBe('none');
  const other = `<rdf:li>${AI_SOURCE_TYPE.replace('trained', 'compositeWithTrained')}</rdf:li>`;
  expect(readMark(new TextEncoder().encode(other))).toBe('elsewhere');
});

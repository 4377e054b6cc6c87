// @vitest-environment node
import { expect, it } from 'vitest';
import {
  checksum,
  fromQrParts,
  parseExport,
  parseQrPart,
  serializeExport,
  toQrCodes,
} from './device-export.ts';

const deviceExport = {
  madeOn: '2026-11-22',
  entries: { copilotCoursePoints: '45', sentSuggestions: '[{"code":"Á"}]' },
};
/** Needs several codes: checksums compress badly. */
const large = {
  madeOn: '2026-11-22',
  entries: { written: JSON.stringify(Array.from({ length: 400 }, (_, i) => checksum(`${i}`))) },
};
const parseParts = async (texts: readonly string[]) => texts.flatMap((text) => parseQrPart(text) ?? []);

it('export round-trips by file, by one QR code and by several', async () => {
  expect(parseExport(serializeExport(deviceExport))).toEqual(deviceExport);
  const singleCode = await toQrCodes(deviceExport);
  expect(singleCode).toHaveLength(1);
  expect(await fromQrParts(await parseParts(singleCode))).toEqual(deviceExport);
  const multipleCodes = await toQrCodes(large);
  expect(multipleCodes.length).toBeGreaterThan(2);
  expect(multipleCodes.every((text) => text.length < 640 && /^[\w.-]+$/.test(text))).toBe(true);
  expect(await fromQrParts(await parseParts(multipleCodes))).toEqual(large);
});

it.each([
  ['text', 'olá', 'unreadable'],
  ['half a file', serializeExport(deviceExport).slice(0, 60), 'unreadable'],
  ['nothing', '', 'unreadable'],
  ['null', 'null', 'foreign'],
  ['a list', '[]', 'foreign'],
  ['another site', JSON.stringify({ site: 'outro', format: 1 }), 'foreign'],
  ['a later format', JSON.stringify({ site: 'ia-para-todos', format: 2, entries: {} }), 'newer'],
  ['points written by hand', serializeExport(deviceExport).replace('"45"', '"145"'), 'altered'],
  ['values that are no text', serializeExport(deviceExport).replace('"45"', '{"a":1}'), 'altered'],
  ['no values', JSON.stringify({ site: 'ia-para-todos', format: 1 }), 'altered'],
  ['an empty export', serializeExport({ madeOn: '2026-11-22', entries: {} }), 'empty'],
  ['far too much', 'x'.repeat(4_000_001), 'large'],
])('parseExport rejects %s', (_, text, problem) => expect(parseExport(text)).toBe(problem));

it.each([
  '',
  'x',
  'a.1.1',
  'a.0.1.b',
  'a.2.1.b',
  'a.1.100.b',
  'a.1.1.<b>',
  `a.1.1.${'b'.repeat(2001)}`,
  'A B.1.1.c',
])('parseQrPart rejects «%s»', (text) => expect(parseQrPart(text)).toBeNull());

it('fromQrParts rejects altered, reordered and decompression-bomb codes', async () => {
  const [first, second] = await parseParts(await toQrCodes(large));
  if (!first || !second) throw new Error('The large export yields fewer than two codes.');
  expect(await fromQrParts([second, first])).toBe('altered');
  const garbage = { id: checksum('abcd'), part: 1, of: 1, data: 'abcd' };
  expect(await fromQrParts([garbage])).toBe('unreadable');
  // Decompression bomb: five million zeros in five kilobytes.
  const bomb = new Blob([new Uint8Array(5_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const data = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
  expect(await fromQrParts([{ id: checksum(data), part: 1, of: 1, data }])).toBe('unreadable');
});

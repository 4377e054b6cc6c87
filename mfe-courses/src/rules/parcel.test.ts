// @vitest-environment node
import { expect, it } from 'vitest';
import { checkOf, fromCodes, readCode, readParcel, toCodes, writeParcel } from './parcel.ts';

const parcel = {
  madeOn: '2026-11-22',
  kept: { copilotCoursePoints: '45', sentSuggestions: '[{"code":"Á"}]' },
};
const large = {
  madeOn: '2026-11-22',
  kept: { written: JSON.stringify(Array.from({ length: 400 }, (_, i) => checkOf(`${i}`))) },
};
const codesOf = async (texts: readonly string[]) => texts.flatMap((text) => readCode(text) ?? []);

it('arrives as it was sent, by file and by codes, in one or in several', async () => {
  expect(readParcel(writeParcel(parcel))).toEqual(parcel);
  const one = await toCodes(parcel);
  expect(one).toHaveLength(1);
  expect(await fromCodes(await codesOf(one))).toEqual(parcel);
  const several = await toCodes(large);
  expect(several.length).toBeGreaterThan(2);
  expect(several.every((text) => text.length < 640 && /^[\w.-]+$/.test(text))).toBe(true);
  expect(await fromCodes(await codesOf(several))).toEqual(large);
});

it.each([
  ['text', 'olá', 'unreadable'],
  ['half a file', writeParcel(parcel).slice(0, 60), 'unreadable'],
  ['nothing', '', 'unreadable'],
  ['null', 'null', 'foreign'],
  ['a list', '[]', 'foreign'],
  ['another site', JSON.stringify({ site: 'outro', format: 1 }), 'foreign'],
  ['a later format', JSON.stringify({ site: 'ia-para-todos', format: 2, kept: {} }), 'newer'],
  ['points written by hand', writeParcel(parcel).replace('"45"', '"145"'), 'altered'],
  ['values that are no text', writeParcel(parcel).replace('"45"', '{"a":1}'), 'altered'],
  ['no values', JSON.stringify({ site: 'ia-para-todos', format: 1 }), 'altered'],
  ['an empty parcel', writeParcel({ madeOn: '2026-11-22', kept: {} }), 'empty'],
  ['far too much', 'x'.repeat(4_000_001), 'large'],
])('%s is named for what it is', (_, text, problem) => expect(readParcel(text)).toBe(problem));

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
])('«%s» is no code', (text) => expect(readCode(text)).toBeNull());

it('codes that were altered, mixed up or blown up are not taken', async () => {
  const [first, second] = await codesOf(await toCodes(large));
  if (!first || !second) throw new Error('too few');
  expect(await fromCodes([second, first])).toBe('altered');
  const garbage = { id: checkOf('abcd'), part: 1, of: 1, data: 'abcd' };
  expect(await fromCodes([garbage])).toBe('unreadable');
  // Five million zeros in five kilobytes.
  const bomb = new Blob([new Uint8Array(5_000_000)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const data = Buffer.from(await new Response(bomb).arrayBuffer()).toString('base64url');
  expect(await fromCodes([{ id: checkOf(data), part: 1, of: 1, data }])).toBe('unreadable');
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { eventData } from './sse.ts';

/** The bytes of `words`, cut after every `size` bytes. */
function streamOf(words: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(words);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function read(words: string, size = 1_000): Promise<string[]> {
  const found: string[] = [];
  for await (const data of eventData(streamOf(words, size))) found.push(data);
  return found;
}

const EVENTS = [
  'data: á👵\n\n',
  ': comentário\n\n',
  'event: x\nid: 3\ndata:sem espaço\n\n',
  'data: a\ndata: b\n\n',
].join('');
const EXPECTED = ['á👵', 'sem espaço', 'a\nb'];

it.each([1, 2, 3, 4, 5, 7])(
  'reads the same from chunks of %i bytes, with every kind of line end',
  async (size) => {
    expect(await read(EVENTS, size)).toEqual(EXPECTED);
    expect(await read(EVENTS.replaceAll('\n', '\r\n'), size)).toEqual(EXPECTED);
    expect(await read(EVENTS.replaceAll('\n', '\r'), size)).toEqual(EXPECTED);
  },
);

it('skips a comment inside an event, and a byte order mark', async () => {
  expect(await read('\uFEFF: olá\ndata: 1\n\n')).toEqual(['1']);
});

it('delivers a last event that has no blank line', async () => {
  expect(await read('data: 1\n\ndata: 2')).toEqual(['1', '2']);
});

it('cancels the stream when the reader stops early', async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const _ of eventData(endless)) break;
  expect(cancelled).toBe(true);
});

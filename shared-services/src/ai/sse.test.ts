// @vitest-environment node
import { expect, it } from 'vitest';
import { eventData } from './sse.ts';

/** Streams the bytes of `text` in chunks of `size` bytes. */
function streamOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(offset, offset + size));
      offset += size;
    },
  });
}

async function readEvents(text: string, size = 1_000): Promise<string[]> {
  const events: string[] = [];
  for await (const data of eventData(streamOf(text, size))) events.push(data);
  return events;
}

/** Multi-byte characters, a comment, ignored fields, a missing space, and data on two lines. */
const EVENTS = [
  'data: á👵\n\n',
  ': comentário\n\n',
  'event: x\nid: 3\ndata:sem espaço\n\n',
  'data: a\ndata: b\n\n',
].join('');
const EXPECTED = ['á👵', 'sem espaço', 'a\nb'];

it.each([1, 2, 3, 4, 5, 7])('eventData reads chunks of %i bytes with LF, CRLF and CR', async (size) => {
  expect(await readEvents(EVENTS, size)).toEqual(EXPECTED);
  expect(await readEvents(EVENTS.replaceAll('\n', '\r\n'), size)).toEqual(EXPECTED);
  expect(await readEvents(EVENTS.replaceAll('\n', '\r'), size)).toEqual(EXPECTED);
});

it('eventData skips a comment inside an event and a byte order mark', async () => {
  expect(await readEvents('\uFEFF: olá\ndata: 1\n\n')).toEqual(['1']);
});

it('eventData yields a last event that no blank line follows', async () => {
  expect(await readEvents('data: 1\n\ndata: 2')).toEqual(['1', '2']);
});

it('eventData cancels the stream when the reader stops early', async () => {
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

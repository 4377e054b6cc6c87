import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { TextAnswer } from './answers.ts';
import type { Format } from './formats/format.ts';

/** Size of a slice of `splitBytes`: a character of four bytes is always split. */
const SLICE_BYTES = 3;

/** Writes a text answer as server-sent events, with the scripted delays and faults. */
export async function streamAnswer(
  answer: TextAnswer,
  format: Format,
  response: ServerResponse,
  onFirstChunk: () => void = () => {},
): Promise<void> {
  const eol = answer.crlf ? '\r\n' : '\n';
  const aborted = new AbortController();
  response.on('close', () => aborted.abort());
  const wait = (ms = 0) => (ms > 0 ? pause(ms, undefined, { signal: aborted.signal }) : undefined);
  const formatEvent = (data: string) =>
    `${answer.comments ? `: ping${eol}${eol}: a processar${eol}` : ''}data: ${data}${eol}${eol}`;
  const write = (text: string) => send(response, Buffer.from(text), answer.splitBytes ?? false);

  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.flushHeaders();
  try {
    await wait(answer.firstDelayMs);
    for (const [index, chunk] of format.chunkEvents(answer).entries()) {
      if (index > 0) await wait(answer.chunkDelayMs);
      else onFirstChunk();
      await write(formatEvent(chunk));
      if (index === 0 && answer.garbageChunk) await write(formatEvent('{"isto não é'));
    }
    await writeEnding(answer, format, response, (data) => write(formatEvent(data)));
  } catch (error) {
    if (!aborted.signal.aborted) throw error;
  }
}

/** Ends the stream as the answer's `ending` says. */
async function writeEnding(
  answer: TextAnswer,
  format: Format,
  response: ServerResponse,
  write: (data: string) => Promise<void>,
): Promise<void> {
  const { ending = 'complete' } = answer;
  if (ending === 'stall') return;
  if (ending === 'error') await write(format.errorEvent);
  if (ending === 'complete') for (const data of format.endEvents(answer)) await write(data);
  if (ending === 'cut-in-event') await send(response, Buffer.from('data: {"candidates":[{"con'), false);
  response.end();
}

/**
 * Writes bytes, at once or in slices. On loopback each slice mostly arrives as a separate chunk.
 * @param split whether to write slices of {@link SLICE_BYTES}
 */
async function send(response: ServerResponse, bytes: Buffer, split: boolean): Promise<void> {
  const size = split ? SLICE_BYTES : bytes.length;
  for (let start = 0; start < bytes.length; start += size) {
    await new Promise<void>((resolve) =>
      response.write(bytes.subarray(start, start + size), () => resolve()),
    );
    if (split) await new Promise((resolve) => setImmediate(resolve));
  }
}

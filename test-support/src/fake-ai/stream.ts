import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { TextAnswer } from './answers.ts';
import type { Format } from './formats/format.ts';

/** Bytes of a slice, for answers that arrive split inside a character. */
const SLICE = 3;

/** Writes a text answer as server-sent events, with the scripted delays and faults. */
export async function streamAnswer(
  answer: TextAnswer,
  format: Format,
  response: ServerResponse,
  onFirst: () => void = () => {},
): Promise<void> {
  const eol = answer.crlf ? '\r\n' : '\n';
  const aborted = new AbortController();
  response.on('close', () => aborted.abort());
  const wait = (ms = 0) => (ms > 0 ? pause(ms, undefined, { signal: aborted.signal }) : undefined);
  const frame = (data: string) =>
    `${answer.comments ? `: ping${eol}${eol}: a processar${eol}` : ''}data: ${data}${eol}${eol}`;
  const write = (text: string) => send(response, Buffer.from(text), answer.splitBytes ?? false);

  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.flushHeaders();
  try {
    await wait(answer.firstDelayMs);
    for (const [at, piece] of format.pieces(answer).entries()) {
      if (at > 0) await wait(answer.pieceDelayMs);
      else onFirst();
      await write(frame(piece));
      if (at === 0 && answer.garbageChunk) await write(frame('{"isto não é'));
    }
    await end(answer, format, response, (data) => write(frame(data)));
  } catch (error) {
    if (!aborted.signal.aborted) throw error;
  }
}

async function end(
  answer: TextAnswer,
  format: Format,
  response: ServerResponse,
  write: (data: string) => Promise<void>,
): Promise<void> {
  const { ending = 'complete' } = answer;
  if (ending === 'stall') return;
  if (ending === 'error') await write(format.error);
  if (ending === 'complete') for (const data of format.end(answer)) await write(data);
  if (ending === 'cut-in-event') await send(response, Buffer.from('data: {"candidates":[{"con'), false);
  response.end();
}

/** Writes each slice separately; on loopback each mostly arrives as a separate chunk. */
async function send(response: ServerResponse, bytes: Buffer, split: boolean): Promise<void> {
  const size = split ? SLICE : bytes.length;
  for (let at = 0; at < bytes.length; at += size) {
    await new Promise<void>((sent) => response.write(bytes.subarray(at, at + size), () => sent()));
    if (split) await new Promise((next) => setImmediate(next));
  }
}

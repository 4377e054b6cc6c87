import { readLines } from './lines.ts';

/**
 * Yields the data of each server-sent event. Skips comments and other fields. Also yields an event that the end of
 * the stream cuts short, because some gateways omit the last blank line.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of readLines(body)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n');
      data = [];
    } else if (line.startsWith('data:')) {
      data.push(line.replace(/^data: ?/, ''));
    }
  }
  if (data.length > 0) yield data.join('\n');
}

/** Parses an event as a JSON object. Returns null and logs a warning if that fails, so that the stream continues. */
export function parseChunk(data: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // The warning below does not contain the chunk's text.
  }
  console.warn(`AI stream: skipped a chunk of ${data.length} characters that is not JSON.`);
  return null;
}

import { lines } from './lines.ts';

/**
 * The data of each server-sent event. Comments and other fields are left out; an event that the stream's end cuts
 * short is still delivered, since some gateways leave out the last blank line.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const line of lines(body)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n');
      data = [];
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
    }
  }
  if (data.length > 0) yield data.join('\n');
}

/** The event as JSON, or null: a chunk that cannot be read is only logged, and the stream goes on. */
export function parseChunk(data: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Logged below, without the chunk's text.
  }
  console.warn(`AI stream: skipped a chunk of ${data.length} characters that is not JSON.`);
  return null;
}

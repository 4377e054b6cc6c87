import { errorOf } from '../errors/error-of.ts';

type Body = ReadableStream<Uint8Array> | null;

const lost = () => errorOf('FED-309', { part: 'upload' });

export interface ByteReader {
  /** Reads up to the next line feed. @throws after `maxBytes` without one. */
  line(maxBytes: number): Promise<string>;
  /** Reads exactly `count` bytes. */
  take(count: number): Promise<Buffer>;
  /** @throws when bytes are left. */
  end(): Promise<void>;
  /** Releases the stream's lock, so that {@link drain} can read the rest. */
  release(): void;
}

/** Reads the body of a request in lines and blocks. @throws when the connection ends too early. */
export function byteReader(body: Body): ByteReader {
  const reader = body?.getReader();
  let rest: Buffer = Buffer.alloc(0);
  const next = async (): Promise<Buffer | null> => {
    const chunk = await reader?.read().catch(() => {
      throw lost();
    });
    return chunk?.value
      ? Buffer.from(chunk.value.buffer, chunk.value.byteOffset, chunk.value.byteLength)
      : null;
  };
  const nextChunk = async (): Promise<Buffer> => {
    const chunk = await next();
    if (!chunk) throw lost();
    return chunk;
  };
  return {
    async line(maxBytes) {
      while (!rest.includes(10)) {
        if (rest.byteLength > maxBytes) throw errorOf('FED-310', { part: 'list of files', limit: maxBytes });
        rest = Buffer.concat([rest, await nextChunk()]);
      }
      const end = rest.indexOf(10);
      const line = rest.subarray(0, end).toString('utf8');
      rest = rest.subarray(end + 1);
      return line;
    },
    async take(count) {
      const parts: Buffer[] = [];
      for (let remaining = count; remaining > 0; ) {
        if (rest.byteLength === 0) rest = await nextChunk();
        const part = rest.subarray(0, remaining);
        parts.push(part);
        remaining -= part.byteLength;
        rest = rest.subarray(part.byteLength);
      }
      return Buffer.concat(parts);
    },
    async end() {
      if (rest.byteLength === 0 && !(await next())?.byteLength) return;
      throw errorOf('FED-311', {});
    },
    release: () => reader?.releaseLock(),
  };
}

/**
 * Reads and discards the rest of a rejected body, so that the client receives the response instead of a
 * connection error.
 * @param maxBytes the connection is cut after so many bytes
 */
export async function drain(body: Body, maxBytes: number): Promise<void> {
  if (!body || body.locked) return;
  try {
    let discardedBytes = 0;
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      discardedBytes += chunk.byteLength;
      if (discardedBytes > maxBytes) return;
    }
  } catch {
    // The client has disconnected: no response is possible.
  }
}

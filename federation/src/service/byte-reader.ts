import { errorOf } from '../errors/error-of.ts';

type Body = ReadableStream<Uint8Array> | null;

const LINE_FEED = 0x0a;

const connectionLost = () => errorOf('FED-309', { part: 'upload' });

export interface ByteReader {
  /** Reads up to the next line feed. @throws after `maxBytes` without one. */
  readLine(maxBytes: number): Promise<string>;
  /** Reads exactly `count` bytes. */
  readBytes(count: number): Promise<Buffer>;
  /** @throws when bytes are left. */
  assertEnd(): Promise<void>;
  /** Releases the stream's lock, so that {@link drain} can read the rest. */
  release(): void;
}

/**
 * Reads the body of a request in lines and blocks. `receive` reads uploads with it; upload.ts describes
 * their format.
 * @throws when the connection ends too early.
 */
export function byteReader(body: Body): ByteReader {
  const reader = body?.getReader();
  // Bytes received and not yet returned.
  let unread: Buffer = Buffer.alloc(0);
  /** @returns null at the end of the body. */
  const readChunk = async (): Promise<Buffer | null> => {
    const chunk = await reader?.read().catch(() => {
      throw connectionLost();
    });
    return chunk?.value
      ? Buffer.from(chunk.value.buffer, chunk.value.byteOffset, chunk.value.byteLength)
      : null;
  };
  const requireChunk = async (): Promise<Buffer> => {
    const chunk = await readChunk();
    if (!chunk) throw connectionLost();
    return chunk;
  };
  return {
    async readLine(maxBytes) {
      while (!unread.includes(LINE_FEED)) {
        if (unread.byteLength > maxBytes)
          throw errorOf('FED-310', { part: 'list of files', limit: maxBytes });
        unread = Buffer.concat([unread, await requireChunk()]);
      }
      const end = unread.indexOf(LINE_FEED);
      const line = unread.subarray(0, end).toString('utf8');
      unread = unread.subarray(end + 1);
      return line;
    },
    async readBytes(count) {
      const parts: Buffer[] = [];
      for (let remaining = count; remaining > 0; ) {
        if (unread.byteLength === 0) unread = await requireChunk();
        const part = unread.subarray(0, remaining);
        parts.push(part);
        remaining -= part.byteLength;
        unread = unread.subarray(part.byteLength);
      }
      return Buffer.concat(parts);
    },
    async assertEnd() {
      if (unread.byteLength === 0 && !(await readChunk())?.byteLength) return;
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

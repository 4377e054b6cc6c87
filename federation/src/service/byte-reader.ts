import { Refusal } from './refusal.ts';

type Body = ReadableStream<Uint8Array> | null;

const lost = () =>
  new Refusal(400, 'The upload broke off before it was whole. Nothing was kept of it: publish again.');

export interface ByteReader {
  /** Up to the next line feed, at most so many bytes. */
  line(most: number): Promise<string>;
  /** Exactly so many bytes. */
  take(count: number): Promise<Buffer>;
  /** @throws when there is more. */
  end(): Promise<void>;
  /** Leaves what is not read to others. */
  release(): void;
}

/** Reads the body of a request in pieces of its own choice. @throws when the connection ends before that. */
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
  const more = async (): Promise<Buffer> => {
    const chunk = await next();
    if (!chunk) throw lost();
    return chunk;
  };
  return {
    async line(most) {
      while (!rest.includes(10)) {
        if (rest.byteLength > most)
          throw new Refusal(413, `The list of files has more than ${most} bytes. Nothing was kept of it.`);
        rest = Buffer.concat([rest, await more()]);
      }
      const end = rest.indexOf(10);
      const line = rest.subarray(0, end).toString('utf8');
      rest = rest.subarray(end + 1);
      return line;
    },
    async take(count) {
      const parts: Buffer[] = [];
      for (let missing = count; missing > 0; ) {
        if (rest.byteLength === 0) rest = await more();
        const part = rest.subarray(0, missing);
        parts.push(part);
        missing -= part.byteLength;
        rest = rest.subarray(part.byteLength);
      }
      return Buffer.concat(parts);
    },
    async end() {
      if (rest.byteLength === 0 && !(await next())?.byteLength) return;
      throw new Refusal(400, 'The upload holds more than its list of files says. Nothing was kept of it.');
    },
    release: () => reader?.releaseLock(),
  };
}

/**
 * Reads what is left of a body that is not wanted, so that the client hears why instead of losing the connection.
 * @param most bytes; whoever sends more is cut off
 */
export async function drain(body: Body, most: number): Promise<void> {
  if (!body || body.locked) return;
  try {
    let seen = 0;
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      seen += chunk.byteLength;
      if (seen > most) return;
    }
  } catch {
    // The client has gone: nobody is to be told.
  }
}

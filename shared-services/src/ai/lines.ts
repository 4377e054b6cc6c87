/**
 * Yields the lines of a byte stream, without their line ends. Accepts LF, CRLF and CR, and characters split across
 * chunks. A last line without a line end counts. Stopping early cancels the stream.
 */
export async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let ended = false;
  try {
    while (!ended) {
      const { done, value } = await reader.read();
      ended = done;
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A CR at the end of a chunk may be the first half of a CRLF: wait for the next chunk.
      const usable = !ended && rest.endsWith('\r') ? rest.length - 1 : rest.length;
      const parts = rest.slice(0, usable).split(/\r\n|\n|\r/);
      rest = (parts.pop() ?? '') + rest.slice(usable);
      yield* parts;
    }
    if (rest !== '') yield rest;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/**
 * Reads the streamed answers of the providers and of the Edge Function. Yields the lines of a byte stream,
 * without their line ends. Accepts LF, CRLF and CR, and characters split across chunks. A last line without a
 * line end counts. Stopping early cancels the stream.
 */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  let isEnded = false;
  try {
    while (!isEnded) {
      const { done, value } = await reader.read();
      isEnded = done;
      buffer += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A CR at the end of a chunk may be the first half of a CRLF: wait for the next chunk.
      const usableLength = !isEnded && buffer.endsWith('\r') ? buffer.length - 1 : buffer.length;
      const completeLines = buffer.slice(0, usableLength).split(/\r\n|\n|\r/);
      buffer = (completeLines.pop() ?? '') + buffer.slice(usableLength);
      yield* completeLines;
    }
    if (buffer !== '') yield buffer;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

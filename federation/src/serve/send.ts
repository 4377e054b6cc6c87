import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a stream as the body and closes it in every case. `pipe` would leave the file open after a cancelled
 * download, and an error of the stream would end the process.
 */
export async function send(body: Readable, response: ServerResponse): Promise<void> {
  // The client disconnected before the first byte: `pipeline` would leave the stream open.
  if (response.destroyed) return void body.destroy();
  try {
    await pipeline(body, response);
  } catch (error) {
    // A disconnect is not an error. Other errors get no error response, because the response has begun.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE' && code !== 'ABORT_ERR') {
      console.error(`a response was aborted: ${(error as Error).message}`);
    }
    response.destroy();
  }
}

import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a stream as the body. However it ends, the stream is closed: `pipe` alone leaves a file open when a visitor
 * cancels the download, and an error of the stream ends the process.
 */
export async function send(body: Readable, response: ServerResponse): Promise<void> {
  // Gone before there was anything to send: `pipeline` would leave the stream open.
  if (response.destroyed) return void body.destroy();
  try {
    await pipeline(body, response);
  } catch (error) {
    // A visitor who went away is no fault; anything else cannot be told any more, the answer has begun.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE' && code !== 'ABORT_ERR') {
      console.error(`an answer broke off: ${(error as Error).message}`);
    }
    response.destroy();
  }
}

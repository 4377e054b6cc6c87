import { RefusedRequest } from './failures.ts';

/**
 * Reads the body of a request to an Edge Function. The limit applies to the bytes received, because a client
 * can send a wrong Content-Length or none.
 * @throws RefusedRequest when the body is larger than `maxBytes`, without reading the rest
 */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let body = '';
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) return body + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new RefusedRequest('too-large', `The body is larger than ${maxBytes} bytes.`);
    }
    body += decoder.decode(value, { stream: true });
  }
}

import { brotliQuickly, takesBrotli } from '../../federation/src/serve/negotiation.ts';

/** Minimum size in bytes: smaller responses fit into the first packet anyway. */
const WORTH_IT = 1000;
/**
 * Compresses a JSON response with Brotli when the client accepts it; a list of texts shrinks to a third. Streams and
 * other content types are unchanged.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson || !response.body || !takesBrotli(request.headers.get('accept-encoding'))) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  const content = await response.arrayBuffer();
  if (content.byteLength < WORTH_IT) return new Response(content, { status, statusText, headers });
  headers.delete('content-length');
  headers.set('content-encoding', 'br');
  const packed = await brotliQuickly(new Uint8Array(content));
  return new Response(new Uint8Array(packed), { status, statusText, headers });
}

import { acceptsBrotli, brotliQuickly } from '../../federation/src/serve/negotiation.ts';

/** Smaller responses are sent uncompressed, because they fit into the first packet anyway. */
const MIN_BYTES = 1000;
/**
 * Compresses a JSON response with Brotli when the client accepts it; a list of texts shrinks to a third. Streams and
 * other content types are unchanged.
 */
export async function compressJson(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson || !response.body || !acceptsBrotli(request.headers.get('accept-encoding'))) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  const content = await response.arrayBuffer();
  if (content.byteLength < MIN_BYTES) return new Response(content, { status, statusText, headers });
  headers.delete('content-length');
  headers.set('content-encoding', 'br');
  const brotli = await brotliQuickly(new Uint8Array(content));
  return new Response(new Uint8Array(brotli), { status, statusText, headers });
}

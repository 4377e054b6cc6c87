import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Below, an answer is in its first packet anyway. Bytes. */
const WORTH_IT = 1000;
/** Made for each answer: the levels above cost the server more than they save on the line. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const takesBrotli = ({ headers }: Request): boolean =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers.get('accept-encoding') ?? '');

/**
 * The same answer in fewer bytes, for who can read it so: a list of texts takes a third. Only what is whole and JSON; an
 * answer that streams comes as it is.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson || !response.body || !takesBrotli(request)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  const content = await response.arrayBuffer();
  if (content.byteLength < WORTH_IT) return new Response(content, { status, statusText, headers });
  headers.delete('content-length');
  headers.set('content-encoding', 'br');
  const packed = await brotli(new Uint8Array(content), QUALITY);
  return new Response(new Uint8Array(packed), { status, statusText, headers });
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type HeaderValue = string | string[] | null | undefined;

/** True if `Accept-Encoding` lists brotli without `q=0`. Browsers list it over https and to localhost. */
export const acceptsBrotli = (acceptEncoding: HeaderValue): boolean =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(acceptEncoding));

/** Returns a weak ETag of the parts, which is the same for the compressed and the plain response. */
export function weakEtag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** True if `If-None-Match` contains the ETag. Weak comparison, RFC 9110 §13.1.2. */
export const matchesEtag = (ifNoneMatch: HeaderValue, etag: string): boolean =>
  String(ifNoneMatch)
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

const brotli = promisify(brotliCompress);

/** Compresses a dynamic response: higher levels cost the server more time than the smaller response saves. */
export const brotliQuickly = (content: string | Uint8Array): Promise<Buffer> =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

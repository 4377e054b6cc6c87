import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Names of files that a web server sends compressed. Each has a copy with the suffix `.br`. */
export const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

/** Returns the content of a file's `.br` file, at the highest quality: files are compressed once per release. */
export const compressWithBrotli = (content: Buffer): Promise<Buffer> =>
  compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Size in bytes after brotli, as a browser receives it. */
export async function brotliSize(content: Buffer): Promise<number> {
  return (await compressWithBrotli(content)).byteLength;
}

/**
 * True if `compressed` contains `content`. Compares contents, because copies may have any modification times.
 */
export async function isCompressedCopy(compressed: Buffer | null, content: Buffer): Promise<boolean> {
  const decompressed = compressed && (await decompress(compressed).catch(() => null));
  return decompressed?.equals(content) ?? false;
}

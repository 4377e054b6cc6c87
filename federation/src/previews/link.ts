import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorOf } from '../errors/error-of.ts';

// A link is a capability: the address of one preview, signed with HMAC so that it cannot be forged or
// extended. The link itself contains the expiry, so it expires on time even if the files are deleted later.

/** The signed content of a link. */
export interface Claim {
  app: string;
  version: string;
  /** Unix time in seconds. */
  expires: number;
}

/** As long as the hash of the signature (SHA-256). */
const KEY_BYTES = 32;

/**
 * Reads the signing key, and creates it if it does not exist. Only its owner can read the file.
 * @throws when other users can read the file, or the key has another length.
 */
export async function readKey(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const [key, { mode }] = await Promise.all([readFile(file), stat(file)]);
  if ((mode & 0o077) !== 0) {
    throw errorOf('FED-323', { file });
  }
  if (key.byteLength === KEY_BYTES) return key;
  throw errorOf('FED-324', { file, expected: KEY_BYTES, found: key.byteLength });
}

/** Formats a claim as the name of a preview: part of the link, and the name of the preview's folder. */
export const previewName = ({ app, version, expires }: Claim): string =>
  `${app}.${version}.${expires.toString(36)}`;

const sign = (key: Buffer, name: string): Buffer =>
  createHmac('sha256', key).update(`preview ${name}`).digest();

/** Creates the first path segment of a preview's link: 'mfe-x.1.0.0-0123abcd.t3k9ab.<signature>'. */
export const createToken = (key: Buffer, claim: Claim): string =>
  `${previewName(claim)}.${sign(key, previewName(claim)).toString('base64url')}`;

/** Name of the preview and its signature. The expiry is in base 36; 43 characters are 32 bytes in base64url. */
const TOKEN = /^((?<app>[a-z][a-z0-9-]*)\.(?<version>\d[\w.+-]*)\.(?<expires>[0-9a-z]{1,9}))\.([\w-]{43})$/;

/** Verifies a token. @returns null when it was signed with another key, or was altered */
export function readToken(key: Buffer, token: string): Claim | null {
  const found = TOKEN.exec(token);
  const [, name = '', , , , signature = ''] = found ?? [];
  const { app = '', version = '', expires = '' } = found?.groups ?? {};
  const providedSignature = Buffer.from(signature, 'base64url');
  const expected = sign(key, name);
  if (providedSignature.byteLength !== expected.byteLength || !timingSafeEqual(providedSignature, expected))
    return null;
  const claim = { app, version, expires: Number.parseInt(expires, 36) };
  // Rejects non-canonical base64: the last character of a signature has unused bits.
  return createToken(key, claim) === token ? claim : null;
}

export const isExpired = ({ expires }: Claim): boolean => Date.now() >= expires * 1000;

/** Returns the host name label of a preview. A hash, because host names are public. */
const hostLabel = (claim: Claim): string =>
  createHash('sha256').update(previewName(claim)).digest('hex').slice(0, 16);

/**
 * Returns the origin of a preview. A wildcard such as `https://*.previas.municipio.example` gives each
 * preview its own origin.
 */
export const previewOrigin = (origin: string, claim: Claim): string => origin.replace('*', hostLabel(claim));

/** Returns the first path segment of a link. */
export const readTokenPart = (link: string): string => new URL(link).pathname.split('/')[1] ?? '';

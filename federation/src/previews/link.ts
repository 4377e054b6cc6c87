import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

// A link is the address of one preview, and the right to see it: what it names is signed, so that nobody makes one, or a
// longer one, of their own. Whether it has expired is read from it, and not from what lies on the disk: it ends on time
// whoever sweeps when.

/** What a link names. */
export interface Claim {
  app: string;
  version: string;
  /** Seconds since 1970. */
  expires: number;
}

const KEY_BYTES = 32;

/**
 * The key of the service, made where there is none: a file that its own user alone can read.
 * @throws when others can read it, or it is no key.
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
    throw new Error(
      `${file}: expected a file that its owner alone can read, found one that others can. Whoever has read it can sign links: remove it, and the next start makes another, by which the links of before are worth nothing.`,
    );
  }
  if (key.byteLength === KEY_BYTES) return key;
  throw new Error(
    `${file}: expected a key of ${KEY_BYTES} bytes, found ${key.byteLength}. Remove it: the next start makes another.`,
  );
}

/** The claim in words of an address: also the name of the preview's folder. */
export const nameOf = ({ app, version, expires }: Claim): string =>
  `${app}.${version}.${expires.toString(36)}`;

const signatureOf = (key: Buffer, name: string): Buffer =>
  createHmac('sha256', key).update(`preview ${name}`).digest();

/** First part of the path of a preview's link: 'mfe-x.1.0.0-0123abcd.t3k9ab.<signature>'. */
export const tokenOf = (key: Buffer, claim: Claim): string =>
  `${nameOf(claim)}.${signatureOf(key, nameOf(claim)).toString('base64url')}`;

const TOKEN = /^((?<app>[a-z][a-z0-9-]*)\.(?<version>\d[\w.+-]*)\.(?<expires>[0-9a-z]{1,9}))\.([\w-]{43})$/;

/** @returns null when it was not made with this key, or was altered */
export function readToken(key: Buffer, token: string): Claim | null {
  const found = TOKEN.exec(token);
  const [, name = '', , , , signature = ''] = found ?? [];
  const { app = '', version = '', expires = '' } = found?.groups ?? {};
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(key, name);
  if (given.byteLength !== wanted.byteLength || !timingSafeEqual(given, wanted)) return null;
  const claim = { app, version, expires: Number.parseInt(expires, 36) };
  // One spelling each: the last letter of a signature has bits that mean nothing.
  return tokenOf(key, claim) === token ? claim : null;
}

export const isOver = ({ expires }: Claim): boolean => Date.now() >= expires * 1000;

/** A label of a host name for the preview's own; it is public, as names of hosts are, and says nothing. */
const labelOf = (claim: Claim): string =>
  createHash('sha256').update(nameOf(claim)).digest('hex').slice(0, 16);

/** The origin of a preview: `https://*.previas.municipio.example` gives each one of its own, anything else is that of all. */
export const originFor = (origin: string, claim: Claim): string => origin.replace('*', labelOf(claim));

/** First part of a link's path. */
export const tokenPartOf = (link: string): string => new URL(link).pathname.split('/')[1] ?? '';

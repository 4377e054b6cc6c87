import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const keysSchema = v.object({ publishableKey: v.string(), secretKey: v.string(), jwtSecret: v.string() });
export type Keys = v.InferOutput<typeof keysSchema>;

/** Reads the keys of this installation, or makes them once. The file is for its owner alone and never in git. */
export async function loadKeys(keyFile: string | null): Promise<Keys> {
  const stored = keyFile && (await readFile(keyFile, 'utf8').catch(() => null));
  if (stored) return v.parse(keysSchema, JSON.parse(stored));
  const keys: Keys = {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
  if (keyFile) {
    await mkdir(path.dirname(keyFile), { recursive: true });
    await writeFile(keyFile, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  }
  return keys;
}

/** Compared in constant time: how long it takes says nothing about the key. */
export function isSecretKey(given: string | null, secretKey: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(secretKey)];
  return a.length === b.length && timingSafeEqual(a, b);
}

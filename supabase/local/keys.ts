import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { KEYS_SETTING, SettingError } from './setting-error.ts';

const keysSchema = v.object({ publishableKey: v.string(), secretKey: v.string(), jwtSecret: v.string() });
/**
 * Keys of an installation. Every page sends the publishable key, with which visitors have the role anon.
 * Operators and Edge Functions send the secret key, for the role service_role. The JWT secret signs the
 * tokens of staff sessions.
 */
export type Keys = v.InferOutput<typeof keysSchema>;

/**
 * Reads the JSON of a key file; undefined when it does not exist.
 * @throws SettingError without the file's content, which is secret
 */
export async function readKeyFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new SettingError(
      KEYS_SETTING,
      `${file} cannot be read (${error.code}). Name a file that this user may read.`,
      error,
    );
  });
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new SettingError(
      KEYS_SETTING,
      `${file} is not JSON. Restore it from the backup, or move it elsewhere: the next start creates new keys, which ends all staff sessions.`,
    );
  }
}

/** Writes a new key file, readable by its owner only. @throws SettingError when it cannot be written */
export async function writeKeyFile(file: string, keys: object): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(
      KEYS_SETTING,
      `${file} cannot be written (${code}). Name a file in a folder that this user may write.`,
      error,
    );
  }
}

/**
 * Loads this installation's keys, or creates them once and stores them in `keyFile`, readable by its owner only.
 * @param keyFile null: new keys at each start, stored nowhere
 */
export async function loadKeys(keyFile: string | null): Promise<Keys> {
  const stored = keyFile ? await readKeyFile(keyFile) : undefined;
  if (stored !== undefined) {
    const keys = v.safeParse(keysSchema, stored);
    if (keys.success) return keys.output;
    const keyPaths = keys.issues.map((issue) => v.getDotPath(issue) ?? 'the whole file').join(', ');
    throw new SettingError(
      KEYS_SETTING,
      `${keyFile} contains no keys of this server (missing or invalid: ${keyPaths}). Name the file that the server created.`,
    );
  }
  const keys: Keys = {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
  if (keyFile) await writeKeyFile(keyFile, keys);
  return keys;
}

/** Compares in constant time, so that timing discloses nothing about the key. */
export function isSecretKey(given: string | null, secretKey: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(secretKey)];
  return a.length === b.length && timingSafeEqual(a, b);
}

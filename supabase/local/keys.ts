import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { KEYS_SETTING, SettingError } from './setting-error.ts';

const keysSchema = v.object({ publishableKey: v.string(), secretKey: v.string(), jwtSecret: v.string() });
export type Keys = v.InferOutput<typeof keysSchema>;

/**
 * The JSON of a file with keys; undefined when there is no such file.
 * @throws SettingError without the text of the file: it is a secret.
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
      `${file} is not JSON. Restore it from the backup, or move it away: the next start makes new keys, and ends every session of the staff.`,
    );
  }
}

/** Writes keys that were just made, for their owner alone. @throws SettingError when the file cannot be written. */
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

/** Reads the keys of this installation, or makes them once. The file is for its owner alone and never in git. */
export async function loadKeys(keyFile: string | null): Promise<Keys> {
  const stored = keyFile ? await readKeyFile(keyFile) : undefined;
  if (stored !== undefined) {
    const keys = v.safeParse(keysSchema, stored);
    if (keys.success) return keys.output;
    const places = keys.issues.map((issue) => v.getDotPath(issue) ?? 'the whole file').join(', ');
    throw new SettingError(
      KEYS_SETTING,
      `${keyFile} holds no keys of this server (missing or wrong: ${places}). Name the file that a start made.`,
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

/** Compared in constant time: how long it takes says nothing about the key. */
export function isSecretKey(given: string | null, secretKey: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(secretKey)];
  return a.length === b.length && timingSafeEqual(a, b);
}

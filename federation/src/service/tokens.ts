import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { assertAppName } from '../checks/check-name.ts';
import { explain } from '../config/explain.ts';
import { errorOf } from '../errors/error-of.ts';
import { writeAtomic } from '../files/atomic.ts';
import { jsonText, parseJson } from '../files/json.ts';
import { withLock } from '../site/lock.ts';

// The file stores only the hash of a token. A token has 256 random bits, so a plain
// SHA-256 is safe against guessing.

/** Kebab-case. */
const TOKEN_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const tokensSchema = v.object({
  tokens: v.array(
    v.object({
      name: v.pipe(v.string(), v.regex(TOKEN_NAME, 'must be in kebab-case')),
      /** Names of the apps that the token may release. "shell" is allowed. */
      apps: v.pipe(v.array(v.string()), v.minLength(1)),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a sha256 in hex')),
      /** ISO 8601. */
      createdAt: v.string(),
    }),
  ),
});

export type Token = v.InferOutput<typeof tokensSchema>['tokens'][number];

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Reads the tokens of a file; an empty list when the file does not exist.
 * @throws when the file is unreadable or invalid. Then no request is authorised.
 */
export async function readTokens(file: string): Promise<Token[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return [];
  const result = v.safeParse(tokensSchema, parseJson(text, file));
  if (!result.success) throw errorOf('FED-510', { problems: explain(file, result.issues) });
  return result.output.tokens;
}

/** Updates the token file under the lock of its folder. The file is readable only by its owner. */
const updateTokenFile = async (file: string, update: (tokens: Token[]) => Token[]): Promise<void> => {
  const folder = path.dirname(path.resolve(file));
  await mkdir(folder, { recursive: true });
  await withLock(folder, async () =>
    writeAtomic(file, jsonText({ tokens: update(await readTokens(file)) }), 0o600),
  );
};

/**
 * Creates a token.
 * @param name name of the team; public, in the history of every release with this token
 * @returns the token, which is stored only as a hash and cannot be shown again
 * @throws when the name is taken or invalid, or an app's name is invalid.
 */
export async function createToken(file: string, name: string, apps: readonly string[]): Promise<string> {
  if (!TOKEN_NAME.test(name) || name.length > 80) {
    throw new Error(
      `${JSON.stringify(name)}: expected the name of a team in kebab-case, such as "equipa-biblioteca". It becomes public: do not use a person's address. No token was created.`,
    );
  }
  if (apps.length === 0) {
    throw new Error(
      '--apps: expected the apps that the token may release, such as --apps mfe-biblioteca. No token was created.',
    );
  }
  for (const app of apps) if (app !== 'shell') assertAppName(app);
  const token = `fed_${randomBytes(32).toString('base64url')}`;
  await updateTokenFile(file, (tokens) => {
    if (tokens.some((entry) => entry.name === name)) {
      throw errorOf('FED-340', { name, file });
    }
    const sha256 = hashOf(token).toString('hex');
    return [...tokens, { name, apps: [...new Set(apps)], sha256, createdAt: new Date().toISOString() }];
  });
  return token;
}

/** Revokes a token at once. @throws when there is no token of that name. */
export async function revokeToken(file: string, name: string): Promise<void> {
  await updateTokenFile(file, (tokens) => {
    const remaining = tokens.filter((entry) => entry.name !== name);
    if (remaining.length < tokens.length) return remaining;
    const names = tokens.map((entry) => entry.name).join(', ') || 'none';
    throw errorOf('FED-341', { name: JSON.stringify(name), file, names });
  });
}

/** Finds a token by its hash. Compares all tokens, each in constant time, to leak nothing by timing. */
export function findToken(tokens: readonly Token[], given: string): Token | null {
  const hash = hashOf(given);
  let found: Token | null = null;
  for (const token of tokens) {
    if (timingSafeEqual(hash, Buffer.from(token.sha256, 'hex'))) found = token;
  }
  return found;
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { explain } from '../config/explain.ts';
import { expectName } from '../publish/check-name.ts';
import { jsonText, writeAtomic } from '../publish/folder.ts';
import { parseJson } from '../publish/parse-json.ts';
import { inTurn } from '../publish/turn.ts';

// Of a token the file keeps the hash alone. A token is 256 bits of chance, so a plain sha256 cannot be guessed back.

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const tokensSchema = v.object({
  tokens: v.array(
    v.object({
      name: v.pipe(v.string(), v.regex(NAME, 'must be in kebab-case')),
      /** Names of the apps that it may release; "shell" is one. */
      apps: v.pipe(v.array(v.string()), v.minLength(1)),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a sha256 in hex')),
      /** ISO. */
      createdAt: v.string(),
    }),
  ),
});

export type Token = v.InferOutput<typeof tokensSchema>['tokens'][number];

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The tokens in a file; none when it is not there.
 * @throws when it cannot be read. Then nobody may publish.
 */
export async function readTokens(file: string): Promise<Token[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return [];
  const result = v.safeParse(tokensSchema, parseJson(text, file));
  if (!result.success) throw new Error(explain(file, result.issues));
  return result.output.tokens;
}

/** Changes the file while nobody else does. */
const change = async (file: string, next: (tokens: Token[]) => Token[]): Promise<void> => {
  const folder = path.dirname(path.resolve(file));
  await mkdir(folder, { recursive: true });
  await inTurn(folder, async () =>
    writeAtomic(file, jsonText({ tokens: next(await readTokens(file)) }), 0o600),
  );
};

/**
 * Makes a token.
 * @param name stands beside everything that is released with it, in public
 * @returns the token. It is nowhere else, and cannot be read again.
 * @throws when the name is taken, or it or an app's name is none.
 */
export async function createToken(file: string, name: string, apps: readonly string[]): Promise<string> {
  if (!NAME.test(name) || name.length > 80) {
    throw new Error(
      `${JSON.stringify(name)}: expected the name of a team in kebab-case, such as "equipa-biblioteca". It becomes public: no person's address. No token was made.`,
    );
  }
  if (apps.length === 0) {
    throw new Error(
      '--apps: expected the apps that the token may release, such as --apps mfe-biblioteca. No token was made.',
    );
  }
  for (const app of apps) if (app !== 'shell') expectName(app);
  const token = `fed_${randomBytes(32).toString('base64url')}`;
  await change(file, (tokens) => {
    if (tokens.some((one) => one.name === name)) {
      throw new Error(
        `${name}: expected a name that no token has, found one of ${file}. No token was made. To replace it: federation token revoke ${name}, then create it again.`,
      );
    }
    const sha256 = hashOf(token).toString('hex');
    return [...tokens, { name, apps: [...new Set(apps)], sha256, createdAt: new Date().toISOString() }];
  });
  return token;
}

/** Takes a token back: from then on nothing can be released with it. @throws when there is none of that name. */
export async function revokeToken(file: string, name: string): Promise<void> {
  await change(file, (tokens) => {
    const left = tokens.filter((one) => one.name !== name);
    if (left.length < tokens.length) return left;
    const names = tokens.map((one) => one.name).join(', ') || 'none';
    throw new Error(
      `${JSON.stringify(name)}: expected the name of a token in ${file}, which has: ${names}. Nothing was changed.`,
    );
  });
}

/** The one whose hash it is. All are compared, each in constant time: how long it takes says nothing of any of them. */
export function findToken(tokens: readonly Token[], given: string): Token | null {
  const hash = hashOf(given);
  let found: Token | null = null;
  for (const token of tokens) {
    if (timingSafeEqual(hash, Buffer.from(token.sha256, 'hex'))) found = token;
  }
  return found;
}

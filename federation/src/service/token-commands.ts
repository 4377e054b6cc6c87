import { createToken, readTokens, revokeToken, type Token } from './tokens.ts';

export { tokensFileOf } from './serve-command.ts';

/** A token as listed: without its hash. */
export type ListedToken = Omit<Token, 'sha256'>;

/** `federation token create <team> --apps a,b`. @returns the output, with the token */
export async function createTeamToken(file: string, team: string, apps: readonly string[]): Promise<string> {
  const created = await createToken(file, team, apps);
  return `${created}\n\nThe token of ${team}. It is shown only now: ${file} stores its hash. The team sets it as FEDERATION_TOKEN.`;
}

/** `federation token list` */
export const listTokens = async (file: string): Promise<ListedToken[]> =>
  (await readTokens(file)).map(({ sha256: _, ...listed }) => listed);

/** Formats tokens for `federation token list`. */
export const formatTokens = (file: string, tokens: readonly ListedToken[]): string =>
  tokens.length === 0
    ? `${file} has no token.`
    : tokens
        .map(({ name, apps, createdAt }) => `${name}  ${apps.join(', ')}  since ${createdAt.slice(0, 10)}`)
        .join('\n');

/** `federation token revoke <team>`. @throws when there is no token of that name */
export async function revokeTeamToken(file: string, team: string): Promise<string> {
  await revokeToken(file, team);
  return `The token of ${team} is revoked: it can no longer release anything.`;
}

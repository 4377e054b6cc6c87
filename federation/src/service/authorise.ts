import { errorOf } from '../errors/error-of.ts';
import type { FailureLimit } from './failure-limit.ts';
import { findToken, readTokens, type Token } from './tokens.ts';

export interface Peer {
  peerAddress: string | null;
}

export interface Trust {
  /** Token file. */
  tokens: string;
  /** True behind a reverse proxy that terminates TLS and sets `x-forwarded-proto` and `x-forwarded-for`. */
  behindProxy: boolean;
}

/** True for this machine's own addresses. Requests to them cross no network. */
export const isLoopback = (address: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(address);

const listIn = (request: Request, name: string): string[] =>
  (request.headers.get(name) ?? '').split(',').flatMap((one) => one.trim() || []);

/** Rejects unencrypted requests. A token that crossed a network unencrypted is compromised. */
function assertEncrypted(request: Request, { peerAddress }: Peer, { behindProxy }: Trust): void {
  const schemes = listIn(request, 'x-forwarded-proto');
  const isLocal = isLoopback(peerAddress ?? '');
  const isSafe =
    schemes.length > 0 ? (isLocal || behindProxy) && schemes.every((scheme) => scheme === 'https') : isLocal;
  if (isSafe) return;
  throw errorOf('FED-301', {});
}

/** Looks up the token of a request in the token file. @returns null when it is missing or unknown */
async function tokenOf(request: Request, { tokens }: Trust): Promise<Token | null> {
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  // The full error may quote the file's content. It belongs in the operator's terminal, not in a response.
  const tokenList = await readTokens(tokens).catch(({ code = 'not valid' }: NodeJS.ErrnoException) => {
    throw errorOf('FED-302', { reason: code });
  });
  return token === undefined ? null : findToken(tokenList, token);
}

/** Repeats the token check after an upload. @throws when the token was revoked meanwhile. */
export async function assertTokenStillValid(request: Request, trust: Trust): Promise<void> {
  if (!(await tokenOf(request, trust))) throw errorOf('FED-303', {});
}

/**
 * Authenticates a request by its token.
 * @throws when the request is unencrypted, the token is unknown, or its address sent too many unknown tokens.
 */
export async function authorise(
  request: Request,
  peer: Peer,
  trust: Trust,
  failures: FailureLimit,
): Promise<Token> {
  assertEncrypted(request, peer, trust);
  const forwarded = trust.behindProxy ? listIn(request, 'x-forwarded-for').at(-1) : undefined;
  const address = forwarded ?? peer.peerAddress ?? '';
  const wait = failures.waitOf(address);
  if (wait > 0) throw errorOf('FED-304', { seconds: wait });
  const token = await tokenOf(request, trust);
  if (token) return token;
  failures.note(address);
  throw errorOf('FED-303', {});
}

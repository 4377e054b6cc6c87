import { errorOf } from '../errors/error-of.ts';
import type { FailureLimit } from './failure-limit.ts';
import { findToken, readTokens, type Token } from './tokens.ts';

/** Sender of a request. */
export interface Peer {
  /** IP address of the TCP connection, which may be a proxy's. Null when the connection is closed. */
  peerAddress: string | null;
}

/** How the publishing service of `federation serve` authenticates requests. */
export interface AuthOptions {
  /** Path of the token file. */
  tokens: string;
  /** True behind a reverse proxy that terminates TLS and sets `x-forwarded-proto` and `x-forwarded-for`. */
  behindProxy: boolean;
}

/** True for this machine's own addresses. Requests to them cross no network. */
export const isLoopback = (address: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(address);

/** Items of a comma-separated header. */
const headerValues = (request: Request, name: string): string[] =>
  (request.headers.get(name) ?? '').split(',').flatMap((value) => value.trim() || []);

/** Rejects requests that crossed a network unencrypted: their token is compromised. */
function assertEncrypted(request: Request, { peerAddress }: Peer, { behindProxy }: AuthOptions): void {
  const forwardedSchemes = headerValues(request, 'x-forwarded-proto');
  const isLocalPeer = isLoopback(peerAddress ?? '');
  // The header counts only from a trusted proxy. Without the header, the connection must be local.
  const isAllowed =
    forwardedSchemes.length > 0
      ? (isLocalPeer || behindProxy) && forwardedSchemes.every((scheme) => scheme === 'https')
      : isLocalPeer;
  if (isAllowed) return;
  throw errorOf('FED-301', {});
}

/** Looks up the token of a request in the token file. @returns null when it is missing or unknown */
async function findRequestToken(request: Request, { tokens }: AuthOptions): Promise<Token | null> {
  const [, token] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  // The full error may quote the file's content. It belongs in the operator's terminal, not in a response.
  const tokenList = await readTokens(tokens).catch(({ code = 'not valid' }: NodeJS.ErrnoException) => {
    throw errorOf('FED-302', { reason: code });
  });
  return token === undefined ? null : findToken(tokenList, token);
}

/** Repeats the token check after an upload. @throws when the token was revoked meanwhile. */
export async function assertTokenStillValid(request: Request, options: AuthOptions): Promise<void> {
  if (!(await findRequestToken(request, options))) throw errorOf('FED-303', {});
}

/**
 * Authenticates a request by its token.
 * @throws when the request is unencrypted, the token is unknown, or its address sent too many unknown tokens.
 */
export async function authorise(
  request: Request,
  peer: Peer,
  options: AuthOptions,
  failures: FailureLimit,
): Promise<Token> {
  assertEncrypted(request, peer, options);
  // The proxy appends its client's address, so a client cannot fake the last value.
  const forwardedAddress = options.behindProxy ? headerValues(request, 'x-forwarded-for').at(-1) : undefined;
  const address = forwardedAddress ?? peer.peerAddress ?? '';
  const waitSeconds = failures.waitSeconds(address);
  if (waitSeconds > 0) throw errorOf('FED-304', { seconds: waitSeconds });
  const token = await findRequestToken(request, options);
  if (token) return token;
  failures.record(address);
  throw errorOf('FED-303', {});
}

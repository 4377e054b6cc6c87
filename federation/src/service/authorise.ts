import type { FailureLimit } from './failure-limit.ts';
import { Refusal } from './refusal.ts';
import { findToken, readTokens, type Token } from './tokens.ts';

export interface Peer {
  peerAddress: string | null;
}

export interface Trust {
  /** File of the tokens. */
  tokens: string;
  /** Behind a proxy that ends https and says so, with the client's address, in `x-forwarded-proto` and `-for`. */
  behindProxy: boolean;
}

/** This machine itself: what is sent to it crosses no network. */
export const isLoopback = (address: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(address);

const listIn = (request: Request, name: string): string[] =>
  (request.headers.get(name) ?? '').split(',').flatMap((one) => one.trim() || []);

/** A token that crossed a network in the clear is no secret any more, whoever it belongs to. */
function refuseUnencrypted(request: Request, { peerAddress }: Peer, { behindProxy }: Trust): void {
  const schemes = listIn(request, 'x-forwarded-proto');
  const near = isLoopback(peerAddress ?? '');
  const isSafe =
    schemes.length > 0 ? (near || behindProxy) && schemes.every((scheme) => scheme === 'https') : near;
  if (isSafe) return;
  throw new Refusal(
    403,
    'This service takes https: what came was not encrypted on its way, as far as this service can tell. Nothing was read of it. ' +
      'If a token was sent, whoever runs the site should revoke it (federation token revoke) and make another; behind a proxy ' +
      'that ends https, the service runs with --behind-proxy.',
  );
}

/** @returns the token that a request carries, as it stands in the file now */
async function tokenOf(request: Request, { tokens }: Trust): Promise<Token | null> {
  const [, given] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  // Why it cannot be read may be said with what stands in it: that is for the terminal of whoever starts the service.
  const known = await readTokens(tokens).catch(({ code = 'not valid' }: NodeJS.ErrnoException) => {
    throw new Refusal(
      500,
      `The tokens of this site cannot be read (${code}). Nothing was changed. Whoever runs it has to see to it.`,
    );
  });
  return given === undefined ? null : findToken(known, given);
}

const UNKNOWN_TOKEN =
  'The token is missing, or it is none of this site: it may have been revoked. Nothing was changed. ' +
  'Ask whoever runs the site for another, and set it as FEDERATION_TOKEN.';

/** Whether the token was taken back meanwhile: an upload takes its time. */
export async function expectStillValid(request: Request, trust: Trust): Promise<void> {
  if (!(await tokenOf(request, trust))) throw new Refusal(401, UNKNOWN_TOKEN);
}

/**
 * Who asks, by the token.
 * @throws when it came in the clear, is none, or too many that are none came from there.
 */
export async function authorise(
  request: Request,
  peer: Peer,
  trust: Trust,
  failures: FailureLimit,
): Promise<Token> {
  refuseUnencrypted(request, peer, trust);
  const forwarded = trust.behindProxy ? listIn(request, 'x-forwarded-for').at(-1) : undefined;
  const address = forwarded ?? peer.peerAddress ?? '';
  const wait = failures.waitOf(address);
  if (wait > 0) {
    throw new Refusal(
      429,
      `Too many wrong tokens came from your address. Nothing was changed. Try again in ${wait} seconds.`,
    );
  }
  const token = await tokenOf(request, trust);
  if (token) return token;
  failures.note(address);
  throw new Refusal(401, UNKNOWN_TOKEN);
}

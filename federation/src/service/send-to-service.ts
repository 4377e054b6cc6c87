import { errorOf } from '../errors/error-of.ts';
import type { ErrorCode } from '../errors/error-table.ts';
import { FederationError } from '../errors/federation-error.ts';
import { isLoopback } from './authorise.ts';

/** Parses the address of a site and adds a trailing slash. @throws when it is invalid. */
export function parseSiteAddress(to: string): URL {
  const address = URL.canParse(to) ? new URL(to) : null;
  if (address && /^https?:$/.test(address.protocol) && !address.username && !address.password)
    return new URL(address.href.replace(/[?#].*$/, '').replace(/\/*$/, '/'));
  throw new Error(
    '--to: expected the address of a site with a publishing service, such as https://ia.municipio.example, without a user name or password. Nothing was sent.',
  );
}

/** Address of the publishing service of a site. @throws when the token would be sent unencrypted. */
function serviceAddress(to: string): URL {
  const address = parseSiteAddress(to);
  if (address.protocol === 'http:' && !isLoopback(address.hostname)) {
    throw errorOf('FED-331', { origin: address.origin });
  }
  return new URL('_federation/', address);
}

function requireToken(token: string | undefined): string {
  if (token && /^[\x21-\x7e]+$/.test(token)) return token;
  throw errorOf('FED-330', { found: token ? 'an invalid one' : 'nothing' });
}

/** Error codes of a host that cannot be reached. */
const UNREACHABLE_CODES = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Converts the network error of a request without a response. */
function connectionError(error: Error, { host }: URL, lostResponseAdvice: string): Error {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  const cause = { cause: error };
  if (!code) return errorOf('FED-335', { host, reason: message }, cause);
  if (/CERT|SSL|TLS/.test(code)) return errorOf('FED-332', { host, reason: code }, cause);
  if (UNREACHABLE_CODES.includes(code)) return errorOf('FED-333', { host, reason: code }, cause);
  return errorOf('FED-334', { host, advice: lostResponseAdvice }, cause);
}

/** Parsed JSON; null when the text is not JSON. */
const parseObject = (text: string): { error?: unknown; code?: unknown } | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The error of a response. An earlier service sends no code, a later one may send a new code. */
const serviceError = (detail: string, code: unknown): Error =>
  typeof code === 'string' && /^FED-\d{3}$/.test(code)
    ? new FederationError(code as ErrorCode, detail)
    : new Error(detail);

/** Body of a successful response. @throws the service's error, or FED-336/337 when no service answered */
function readAnswer(response: Response, text: string, { host }: URL): object {
  const answer = parseObject(text);
  if (response.ok && answer) return answer;
  if (typeof answer?.error === 'string') throw serviceError(answer.error, answer.code);
  const location = response.headers.get('location');
  throw location
    ? errorOf('FED-336', { host, location })
    : errorOf('FED-337', { host, status: response.status });
}

/** Request to the publishing service: `POST /_federation/<command>/<app>`. */
export interface ServiceCommand {
  command: string;
  app: string;
  body: BodyInit;
  /** Advice for a connection that is lost before the response: the outcome is unknown. */
  lostResponseAdvice: string;
}

/**
 * Sends a command to the publishing service of a site.
 * @param to address of the site
 * @param token `FEDERATION_TOKEN`
 * @throws with the service's error message, and when the service cannot be reached.
 */
export async function sendToService<Answer extends object>(
  to: string,
  token: string | undefined,
  { command, app, body, lostResponseAdvice }: ServiceCommand,
): Promise<Answer> {
  const service = serviceAddress(to);
  const headers = {
    authorization: `Bearer ${requireToken(token)}`,
    'content-type': 'application/octet-stream',
  };
  const address = new URL(`${command}/${encodeURIComponent(app)}`, service);
  // Redirects are not followed: they would forward the token to another host.
  const { response, text } = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
    .then(async (answer) => ({ response: answer, text: await answer.text() }))
    .catch((error: Error) => {
      throw connectionError(error, service, lostResponseAdvice);
    });
  return readAnswer(response, text, service) as Answer;
}

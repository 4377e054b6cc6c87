import { isLoopback } from './authorise.ts';

/** The address of a site, with a slash at its end. @throws when it is none. */
export function siteAt(to: string): URL {
  const address = URL.canParse(to) ? new URL(to) : null;
  if (address && /^https?:$/.test(address.protocol) && !address.username && !address.password)
    return new URL(address.href.replace(/[?#].*$/, '').replace(/\/*$/, '/'));
  throw new Error(
    '--to: expected the address of a site that takes releases, such as https://ia.municipio.example, without a name or a password in it. Nothing was sent.',
  );
}

/** @throws when a token would cross a network in the clear. */
function serviceAt(to: string): URL {
  const address = siteAt(to);
  if (address.protocol === 'http:' && !isLoopback(address.hostname)) {
    throw new Error(
      `--to: expected https, found ${address.origin}: the token would be read by whoever is on the way. Nothing was sent.`,
    );
  }
  return new URL('_federation/', address);
}

function expectToken(token: string | undefined): string {
  if (token && /^[\x21-\x7e]+$/.test(token)) return token;
  throw new Error(
    'FEDERATION_TOKEN: expected the token that whoever runs the site made for your team (federation token create), ' +
      `found ${token ? 'something that is none' : 'nothing'}. Nothing was sent. It is read from the environment alone, where no list of processes and no log shows it.`,
  );
}

const NOBODY = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Of a request that got no answer. */
function noAnswer(error: Error, { host }: URL, lost: string): Error {
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
  const said = () => {
    if (!code) return `${host} could not be asked: ${message}. Nothing was sent.`;
    if (/CERT|SSL|TLS/.test(code))
      return `The certificate of ${host} cannot be trusted (${code}). Nothing was sent.`;
    if (NOBODY.includes(code))
      return `Nobody answers at ${host} (${code}). Nothing was changed: see whether the address is right, and try again.`;
    return `The connection to ${host} was lost before it answered. ${lost}`;
  };
  return new Error(said(), { cause: error });
}

const objectIn = (text: string): { error?: unknown } | null => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function answerOf(response: Response, text: string, { host }: URL): object {
  const given = objectIn(text);
  if (response.ok && given) return given;
  if (typeof given?.error === 'string') throw new Error(given.error);
  const location = response.headers.get('location');
  throw new Error(
    location
      ? `${host} sends on to ${location}: give the address that answers itself to --to. Nothing was changed.`
      : `${host} answered ${response.status}, and not as a publishing service does. Nothing was changed as far as can be seen: see whether the address is right, and whether "federation serve" runs there.`,
  );
}

export interface Asked {
  command: string;
  app: string;
  body: BodyInit;
  /** What to do when nobody knows whether it was done. */
  lost: string;
}

/**
 * Asks the service of a site to do something.
 * @param to address of the site
 * @param token `FEDERATION_TOKEN`
 * @throws with what the service says, in its words; and when it cannot be reached.
 */
export async function askService<Answer extends object>(
  to: string,
  token: string | undefined,
  { command, app, body, lost }: Asked,
): Promise<Answer> {
  const service = serviceAt(to);
  const headers = {
    authorization: `Bearer ${expectToken(token)}`,
    'content-type': 'application/octet-stream',
  };
  const address = new URL(`${command}/${encodeURIComponent(app)}`, service);
  // A token is sent on to nobody.
  const { response, text } = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
    .then(async (answer) => ({ response: answer, text: await answer.text() }))
    .catch((error: Error) => {
      throw noAnswer(error, service, lost);
    });
  return answerOf(response, text, service) as Answer;
}

import { randomUUID } from 'node:crypto';
import type { Backend } from '../local/index.ts';

export interface Answer {
  status: number;
  /** Parsed JSON; the text when it is not JSON; null when empty. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
  body: any;
}

export interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit | object;
}

/** Client of the data API. */
export interface Visitor {
  send(path: string, options?: SendOptions): Promise<Answer>;
  get(path: string): Promise<Answer>;
  rpc(name: string, args?: object): Promise<Answer>;
  /** Inserts a suggestion. */
  suggest(row: object): Promise<Answer>;
}

interface Identity {
  /** Null sends no visitor id. */
  id?: string | null;
  address?: string;
  /** Origin of the page; without it, the request does not look like a browser's. */
  origin?: string;
  token?: string;
  apikey?: string;
}

/**
 * Creates a client that calls the server in this process, without a network. Without an id it uses a random
 * one, which the server did not issue. A request looks like a browser's only with an `origin`.
 */
export function visitor(backend: Backend, identity: Identity = {}): Visitor {
  const {
    id = randomUUID(),
    address = '192.0.2.1',
    origin,
    token,
    apikey = backend.publishableKey,
  } = identity;
  const send: Visitor['send'] = async (path, { method = 'GET', headers = {}, body } = {}) => {
    const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: {
        apikey,
        ...(id === null ? {} : { 'x-visitor-id': id }),
        ...(origin ? { origin } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isRaw ? (body as BodyInit | undefined) : JSON.stringify(body),
    });
    const response = await backend.fetch(request, { peerAddress: address });
    return { status: response.status, body: parseBody(await response.text()) };
  };
  return {
    send,
    get: (path) => send(path),
    rpc: (name, args = {}) => send(`/rest/v1/rpc/${name}`, { method: 'POST', body: args }),
    suggest: (row) =>
      send('/rest/v1/manifesto_suggestions', {
        method: 'POST',
        body: row,
        headers: { prefer: 'return=minimal' },
      }),
  };
}

/** Password of every account that `signIn` creates. */
export const PASSWORD = 'palavra-passe-de-teste';

/** Creates an account and signs it in. @returns its access token. */
export async function signIn(
  backend: Backend,
  email: string,
  { role }: { role?: 'moderator' } = {},
): Promise<string> {
  const created = await visitor(backend, { apikey: backend.secretKey }).send('/auth/v1/admin/users', {
    method: 'POST',
    body: { email, password: PASSWORD, app_metadata: { role } },
  });
  if (created.status !== 200) throw new Error(`account not created: ${JSON.stringify(created)}`);
  const session = await visitor(backend).send('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password: PASSWORD },
  });
  return session.body.access_token;
}

function parseBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Fakes of the moderation page's backends: Supabase Auth and the database functions. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import type { QueueItem } from '../../data/moderation/queue-query.ts';
import { staffClient } from '../../data/moderation/staff-client.ts';

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

export const PASSWORD = 'palavra-passe';
/** The emailed recovery code and the code of the authenticator app. */
export const EMAILED_CODE = '654321';
export const AUTHENTICATOR_CODE = '123456';

let sites = 0;
const part = (of: object) => btoa(JSON.stringify(of)).replace(/=+$/, '');
const token = `${part({ alg: 'HS256' })}.${part({ sub: 'u1', exp: 4e9, aal: 'aal1' })}.c2ln`;

interface Options {
  factors?: object[];
  /** True when the server has second factors and e-mail; the embedded server has neither. */
  offered?: boolean;
  /** Answers of the database functions: a value, or an Error for a refusal. */
  rpc?: Record<string, unknown>;
}

/** Fake Supabase project that follows the documented API. Call {@link closeProject} after each test. */
export function project({ factors = [], offered = true, rpc = {} }: Options = {}) {
  const calls: Call[] = [];
  const user = { id: 'u1', aud: 'authenticated', email: 'ana@exemplo.pt', factors, app_metadata: {} };
  const session = { access_token: token, refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user };
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const refuse = (status: number, error_code: string) =>
    answer(status, { code: status, error_code, msg: error_code });
  const opened = new Set<string>();

  function auth(path: string, method: string, body: Call['body']): Response {
    if (path === '/token')
      return body?.password === PASSWORD ? answer(200, session) : refuse(400, 'invalid_credentials');
    if (path === '/logout') return new Response(null, { status: 204 });
    if (path === '/user' && method === 'PUT') {
      if ('current_password' in (body ?? {}) && body?.current_password !== PASSWORD) {
        return refuse(400, 'current_password_invalid');
      }
      if (body?.password === PASSWORD) return refuse(422, 'same_password');
      if (String(body?.password).startsWith('123')) return refuse(422, 'weak_password');
      return answer(200, user);
    }
    if (path === '/user') return answer(200, user);
    if (!offered) return refuse(403, 'not_offered');
    if (path === '/recover') return answer(200, {});
    if (path === '/verify') {
      // A code is valid once.
      if (body?.token !== EMAILED_CODE || opened.has(EMAILED_CODE)) return refuse(403, 'otp_expired');
      opened.add(EMAILED_CODE);
      return answer(200, session);
    }
    if (path === '/factors' && method === 'POST') {
      const totp = {
        qr_code: '<svg/>',
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/IA?secret=JBSWY3DPEHPK3PXP',
      };
      return answer(200, { id: 'f-new', type: 'totp', friendly_name: 'IA para Todos', totp });
    }
    if (path.endsWith('/challenge')) return answer(200, { id: 'c1', type: 'totp', expires_at: 4e9 });
    if (path.endsWith('/verify')) {
      return body?.code === AUTHENTICATOR_CODE
        ? answer(200, session)
        : refuse(422, 'mfa_verification_failed');
    }
    return answer(200, { id: 'f-old' });
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const path = pathname.replace('/auth/v1', '').replace('/rest/v1/rpc/', '');
    const method = init?.method ?? 'GET';
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    calls.push({ method, path, body });
    if (pathname.startsWith('/auth/v1')) return auth(path, method, body);
    const value = rpc[path];
    return value instanceof Error ? answer(500, { message: value.message }) : answer(200, value ?? []);
  };
  vi.stubGlobal('fetch', fetch);
  // BroadcastChannel reaches the worker threads of other tests, as it reaches other tabs, and would sign them in too.
  vi.stubGlobal('BroadcastChannel', undefined);
  localStorage.clear();
  sites += 1;
  const backend = { url: `https://dados-${sites}.example`, publishableKey: 'sb_publishable_teste' };
  return {
    backend,
    calls,
    rpc,
    /** Request bodies sent to one path. */
    asked: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}

/** Rejects late requests of the last test's client, so that they cannot affect the next test. */
export const closeProject = () =>
  void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the project is closed')));

/** A client that is signed in to a {@link project}. */
export async function signedIn(options?: Options) {
  const { backend, ...site } = project(options);
  const client = await staffClient(backend);
  await client.auth.signInWithPassword({ email: 'ana@exemplo.pt', password: PASSWORD });
  site.calls.length = 0;
  return { client, ...site };
}

export const factor = (id: string, status: string) => ({
  id,
  status,
  factor_type: 'totp',
  friendly_name: 'IA para Todos',
  created_at: '2026-11-02T10:00:00Z',
  updated_at: '2026-11-02T10:00:00Z',
});

export const entry = (n: number): QueueItem => ({
  id: `s${n}`,
  suggestion_text: `Ideia ${n}`,
  author: n === 1 ? 'Rosa' : null,
  stage: 'pending',
  upvotes: 0,
  created_at: '2026-11-21T10:00:00.000Z',
  integrated_in: null,
  open_reports: 0,
  reports: [],
  redacted: n === 3,
  about: n === 1 ? 'abertura' : null,
  place: `lugar-${n}`,
});

type Args = Record<string, unknown>;

/** Fake database functions only, with values or callbacks as answers. Records all calls. */
export function functions(answers: Record<string, unknown>) {
  const calls: { name: string; args: Args }[] = [];
  const rpc = async (name: string, args: Args) => {
    calls.push({ name, args });
    const known = answers[name];
    const data = typeof known === 'function' ? known(args) : known;
    return { data, error: null, status: 200 };
  };
  return {
    client: { rpc } as unknown as SupabaseClient,
    asked: (name: string) => calls.filter((call) => call.name === name).map(({ args }) => args),
  };
}

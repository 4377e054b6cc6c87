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

let projectCount = 0;
/** Base64 part of a JSON Web Token. The token below expires in the far future (4e9 s since 1970). */
const encodePart = (content: object) => btoa(JSON.stringify(content)).replace(/=+$/, '');
const token = `${encodePart({ alg: 'HS256' })}.${encodePart({ sub: 'u1', exp: 4e9, aal: 'aal1' })}.c2ln`;

interface Options {
  factors?: object[];
  /** True when the server has second factors and e-mail; the embedded server has neither. */
  offered?: boolean;
  /** Answers of the database functions: a value, or an Error for a failure. */
  rpc?: Record<string, unknown>;
}

/** Fake Supabase project that follows the documented API. Call {@link closeProject} after each test. */
export function fakeProject({ factors = [], offered = true, rpc = {} }: Options = {}) {
  const calls: Call[] = [];
  const user = { id: 'u1', aud: 'authenticated', email: 'ana@exemplo.pt', factors, app_metadata: {} };
  const session = { access_token: token, refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user };
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const reject = (status: number, error_code: string) =>
    answer(status, { code: status, error_code, msg: error_code });
  const usedCodes = new Set<string>();

  function auth(path: string, method: string, body: Call['body']): Response {
    if (path === '/token')
      return body?.password === PASSWORD ? answer(200, session) : reject(400, 'invalid_credentials');
    if (path === '/logout') return new Response(null, { status: 204 });
    if (path === '/user' && method === 'PUT') {
      if ('current_password' in (body ?? {}) && body?.current_password !== PASSWORD) {
        return reject(400, 'current_password_invalid');
      }
      if (body?.password === PASSWORD) return reject(422, 'same_password');
      if (String(body?.password).startsWith('123')) return reject(422, 'weak_password');
      return answer(200, user);
    }
    if (path === '/user') return answer(200, user);
    if (!offered) return reject(403, 'not_offered');
    if (path === '/recover') return answer(200, {});
    if (path === '/verify') {
      // A code is valid once.
      if (body?.token !== EMAILED_CODE || usedCodes.has(EMAILED_CODE)) return reject(403, 'otp_expired');
      usedCodes.add(EMAILED_CODE);
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
        : reject(422, 'mfa_verification_failed');
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
  projectCount += 1;
  const backend = { url: `https://dados-${projectCount}.example`, publishableKey: 'sb_publishable_teste' };
  return {
    backend,
    calls,
    rpc,
    /** Request bodies sent to one path. */
    requestBodies: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}

/** Rejects late requests of the last test's client, so that they cannot affect the next test. */
export const closeProject = () =>
  void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the project is closed')));

/** A client that is signed in to a {@link fakeProject}. */
export async function signedInClient(options?: Options) {
  const { backend, ...site } = fakeProject(options);
  const client = await staffClient(backend);
  await client.auth.signInWithPassword({ email: 'ana@exemplo.pt', password: PASSWORD });
  site.calls.length = 0;
  return { client, ...site };
}

/** A second factor as Supabase Auth returns it; `status` is 'verified' or 'unverified'. */
export const factor = (id: string, status: string) => ({
  id,
  status,
  factor_type: 'totp',
  friendly_name: 'IA para Todos',
  created_at: '2026-11-02T10:00:00Z',
  updated_at: '2026-11-02T10:00:00Z',
});

/** A queue entry: the first is signed and about the opening, the third is redacted. */
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
export function fakeFunctions(answers: Record<string, unknown>) {
  const calls: { name: string; args: Args }[] = [];
  const rpc = async (name: string, args: Args) => {
    calls.push({ name, args });
    const answer = answers[name];
    const data = typeof answer === 'function' ? answer(args) : answer;
    return { data, error: null, status: 200 };
  };
  return {
    client: { rpc } as unknown as SupabaseClient,
    callArgs: (name: string) => calls.filter((call) => call.name === name).map(({ args }) => args),
  };
}

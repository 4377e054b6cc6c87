import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { staffClient } from '../../data/moderation/staff-client.ts';
import { SecondFactor } from './SecondFactor.tsx';

vi.setConfig({ testTimeout: 20_000 });

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

let sites = 0;
afterEach(() => vi.unstubAllGlobals());

const token = `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9, aal: 'aal1' }))}.x`;

/** A client that is signed in to a stand-in for GoTrue, which speaks as its API documents. */
async function gotrue(factors: object[], offered = true) {
  const calls: Call[] = [];
  const user = { id: 'u1', aud: 'authenticated', email: 'ana@exemplo.pt', factors, app_metadata: {} };
  const session = { access_token: token, refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user };
  const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.replace('/auth/v1', '');
    const method = init?.method ?? 'GET';
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    calls.push({ method, path, body });
    if (path === '/token') return answer(200, session);
    if (path === '/user') return answer(200, user);
    if (!offered) return answer(403, { code: 403, error_code: 'not_offered', msg: 'Not offered here' });
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
      return body?.code === '123456'
        ? answer(200, session)
        : answer(422, { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' });
    }
    return answer(200, { id: 'f-old' });
  };
  vi.stubGlobal('fetch', fetch);
  localStorage.clear();
  sites += 1;
  const client = await staffClient({
    url: `https://dados-${sites}.example`,
    publishableKey: 'sb_publishable_teste',
  });
  await client.auth.signInWithPassword({ email: 'ana@exemplo.pt', password: 'palavra-passe' });
  calls.length = 0;
  return { client, calls };
}
const factor = (id: string, status: string) => ({
  id,
  status,
  factor_type: 'totp',
  friendly_name: 'IA para Todos',
  created_at: '2026-11-02T10:00:00Z',
  updated_at: '2026-11-02T10:00:00Z',
});

it('asks who has a factor for its code, and says when it is wrong', async () => {
  const { client, calls } = await gotrue([factor('f1', 'verified')]);
  const onDone = vi.fn();
  render(<SecondFactor client={client} onDone={onDone} />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Código de 6 algarismos' });
  await userEvent.type(field, '12{Enter}');
  expect(screen.getAllByText('Escreva os 6 algarismos do código.').length).toBeGreaterThan(0);
  await userEvent.clear(field);
  await userEvent.type(field, '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('O código não está certo');
  expect(field.value).toBe('000000');
  await userEvent.clear(field);
  await userEvent.type(field, '123 456{Enter}');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.filter(({ path }) => path.endsWith('/verify')).at(-1)).toMatchObject({
    path: '/factors/f1/verify',
    body: { code: '123456', challenge_id: 'c1' },
  });
});

it('helps who has none to make one: the secret as text, and what was begun before goes', async () => {
  const { client, calls } = await gotrue([factor('f-old', 'unverified')]);
  const onDone = vi.fn();
  render(<SecondFactor client={client} onDone={onDone} />);
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Abrir na aplicação de códigos/ }).getAttribute('href')).toMatch(
    /^otpauth:/,
  );
  expect(calls).toContainEqual({ method: 'DELETE', path: '/factors/f-old', body: null });
  await userEvent.type(screen.getByRole('textbox'), '123456{Enter}');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('says that an installation has none', async () => {
  const { client } = await gotrue([], false);
  render(<SecondFactor client={client} onDone={() => {}} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Esta instalação não tem segundo fator.');
});

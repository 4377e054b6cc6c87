import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DigitalCredential } from './DigitalCredential.tsx';

const KEYS = { keys: [{ kty: 'RSA', n: 'n', e: 'AQAB', kid: 'um' }] };
const ISSUER = { id: 'https://ia.municipio.example/credencial/issuer.json', name: 'Município de Exemplo' };
// A new URL for each test, because responses are cached per backend.
let backend = { url: '', publishableKey: 'pk' };

type Answers = Record<string, () => Response | Promise<Response>>;
const sent: [string, RequestInit | undefined][] = [];
function serve(answers: Answers) {
  const all: Answers = {
    'jwks.json': () => Response.json(KEYS),
    'issuer.json': () => Response.json(ISSUER),
    ...answers,
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    sent.push([address, init]);
    const [, answer] = Object.entries(all).find(([end]) => address.endsWith(end)) ?? [];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}
let tests = 0;
beforeEach(() => {
  sent.splice(0);
  backend = { url: `https://dados-${tests++}.example`, publishableKey: 'pk' };
});
afterEach(() => vi.unstubAllGlobals());

const show = (overrides = {}) =>
  render(
    <ShellProvider shell={fakeShell({ backend: () => backend, ...overrides })}>
      <DigitalCredential course="copilot-v3" />
    </ShellProvider>,
  );
const ask = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Pedir credencial digital (Open Badges 3.0)' }));

it('DigitalCredential requests a credential with the course id only, and offers the response for download', async () => {
  serve({ 'v1/credential': () => Response.json({ credential: 'eyJ.a.b' }) });
  show();
  expect(
    await screen.findByText(/Quem o assina é a entidade responsável por este sítio: Município de Exemplo\./),
  ).toBeTruthy();
  expect(screen.getByText(/não leva o seu nome/)).toBeTruthy();
  await ask();
  expect(await screen.findByText('A credencial está pronta.')).toBeTruthy();
  const [address, init] = sent.at(-1) ?? [];
  expect(address).toBe(`${backend.url}/functions/v1/credential`);
  expect(init?.body).toBe('{"course":"copilot-v3"}');
  expect(JSON.stringify(init?.headers)).not.toContain('visitor');
  expect(screen.getByRole('button', { name: 'Descarregar a credencial' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Ver o que diz a credencial' });
  expect(link.getAttribute('href')).toContain('/aprender/credencial?c=eyJ.a.b');
});

it.each([
  ['a rate limit', () => Response.json({}, { status: 429 }), /muitos pedidos/],
  ['a server error', () => Response.json({}, { status: 503 }), /não conseguiu assiná-la/],
  ['an invalid response', () => new Response('<html>'), /não conseguiu assiná-la/],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /Verifique a ligação/],
])('DigitalCredential explains %s and allows a retry', async (_, answer, message) => {
  serve({ 'v1/credential': answer });
  show({ report: () => {} });
  await ask();
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  serve({ 'v1/credential': () => Response.json({ credential: 'eyJ.a.b' }) });
  await ask();
  expect(await screen.findByText('A credencial está pronta.')).toBeTruthy();
});

it('DigitalCredential renders nothing without an issuer or without a backend', async () => {
  serve({ 'jwks.json': () => Response.json({ keys: [] }) });
  const { container } = show();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(container.textContent).toBe('');
  expect(show({ backend: () => null }).container.textContent).toBe('');
});

import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DigitalCredential } from './DigitalCredential.tsx';

const KEY_FILE = { keys: [{ kty: 'RSA', n: 'n', e: 'AQAB', kid: 'um' }] };
const ISSUER = { id: 'https://ia.municipio.example/credencial/issuer.json', name: 'Município de Exemplo' };
// A new URL for each test, because responses are cached per backend.
let backend = { url: '', publishableKey: 'pk' };

type Responses = Record<string, () => Response | Promise<Response>>;
const requests: [string, RequestInit | undefined][] = [];
function stubServer(responses: Responses) {
  const responsesByUrlEnd: Responses = {
    'jwks.json': () => Response.json(KEY_FILE),
    'issuer.json': () => Response.json(ISSUER),
    ...responses,
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    requests.push([address, init]);
    const [, response] = Object.entries(responsesByUrlEnd).find(([end]) => address.endsWith(end)) ?? [];
    if (!response) throw new TypeError('Failed to fetch');
    return response();
  });
}
let testCount = 0;
beforeEach(() => {
  requests.splice(0);
  backend = { url: `https://dados-${testCount++}.example`, publishableKey: 'pk' };
});
afterEach(() => vi.unstubAllGlobals());

const renderCredential = (overrides = {}) =>
  render(
    <ShellProvider shell={fakeShell({ backend: () => backend, ...overrides })}>
      <DigitalCredential course="copilot-v3" correct={7} />
    </ShellProvider>,
  );
const requestCredential = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Pedir credencial digital (Open Badges 3.0)' }));

it('DigitalCredential requests a credential with the course and the number of right answers only, and offers the response for download', async () => {
  stubServer({ 'v1/credential': () => Response.json({ credential: 'eyJ.a.b' }) });
  renderCredential();
  expect(await screen.findByText(/Quem a assina: Município de Exemplo\./)).toBeTruthy();
  expect(screen.getByText(/Não leva o seu nome/)).toBeTruthy();
  await requestCredential();
  expect(await screen.findByText('A credencial está pronta.')).toBeTruthy();
  const [address, init] = requests.at(-1) ?? [];
  expect(address).toBe(`${backend.url}/functions/v1/credential`);
  expect(init?.body).toBe('{"course":"copilot-v3","correct":7}');
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
])('DigitalCredential explains %s and allows a retry', async (_, response, message) => {
  stubServer({ 'v1/credential': response });
  renderCredential({ report: () => {} });
  await requestCredential();
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  stubServer({ 'v1/credential': () => Response.json({ credential: 'eyJ.a.b' }) });
  await requestCredential();
  expect(await screen.findByText('A credencial está pronta.')).toBeTruthy();
});

it('DigitalCredential renders nothing without an issuer or without a backend', async () => {
  stubServer({ 'jwks.json': () => Response.json({ keys: [] }) });
  const { container } = renderCredential();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(container.textContent).toBe('');
  expect(renderCredential({ backend: () => null }).container.textContent).toBe('');
});

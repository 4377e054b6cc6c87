import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Verdict } from '../../rules/verify-credential.ts';
import Credencial from './index.tsx';

const verifyMock = vi.hoisted(() => vi.fn());
vi.mock('../../rules/verify-credential.ts', () => ({ verifyCredential: verifyMock }));
afterEach(() => vi.unstubAllGlobals());

const KEY_FILE = { keys: [{ kty: 'RSA', n: 'n', e: 'AQAB', kid: 'um' }] };
const ISSUER = { id: 'https://ia.municipio.example/credencial/issuer.json', name: 'Município' };
const stubIssuerFiles = (keys: unknown = KEY_FILE) =>
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.includes('jwks') ? keys : ISSUER));
const renderPage = (query: Record<string, string> = {}) =>
  render(<Credencial shell={fakeShell({ route: { path: '/aprender/credencial', query, anchor: null } })} />);

it('Credential page shows an error at the field when the credential is missing', async () => {
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Verificar' }));
  expect(screen.getByText(/^Falta a credencial/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /A credencial/ }));
});

it('Credential page verifies the credential in the URL and renders its claims as plain text', async () => {
  stubIssuerFiles();
  // A claim that would be a link if it were rendered as HTML.
  const html = '<a href="javascript:alert(1)">https://mau.example</a>';
  const verdict: Verdict = {
    kind: 'valid',
    course: html,
    description: html,
    criteria: html,
    declared: 'Ninguém confirmou.',
    issuer: 'Município',
    on: Date.UTC(2026, 10, 22, 12),
  };
  verifyMock.mockResolvedValueOnce(verdict);
  renderPage({ c: 'eyJ.a.b' });
  expect(await screen.findByText('A credencial é válida')).toBeTruthy();
  expect(verifyMock).toHaveBeenCalledWith('eyJ.a.b', { ...ISSUER, keys: KEY_FILE.keys });
  expect(screen.getAllByText(html)).toHaveLength(3);
  expect(screen.getByText('22 de novembro de 2026')).toBeTruthy();
  expect(screen.getByText('Ninguém confirmou.')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#/aprender/declaracao',
  ]);
  // The result belongs to the previous text.
  await userEvent.type(screen.getByRole('textbox', { name: /A credencial/ }), 'x');
  expect(screen.queryByText('A credencial é válida')).toBeNull();
});

it.each([
  ['altered', 'A credencial foi alterada'],
  ['other-issuer', 'A credencial não foi feita por este site'],
  ['unknown-key', 'Não conhecemos a chave desta credencial'],
  ['not-a-credential', 'Isto não é uma credencial'],
])('Credential page explains the result %s', async (kind, title) => {
  stubIssuerFiles();
  verifyMock.mockResolvedValueOnce({ kind });
  renderPage({ c: 'eyJ.a.b' });
  expect(await screen.findByText(title)).toBeTruthy();
});

it('Credential page explains when no credential can be verified', async () => {
  stubIssuerFiles({ keys: [] });
  const { unmount } = renderPage({ c: 'eyJ.a.b' });
  expect(await screen.findByText(/não emite credenciais digitais/)).toBeTruthy();
  unmount();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderPage({ c: 'eyJ.a.b' });
  expect(await screen.findByText(/^Não foi possível ler as chaves/)).toBeTruthy();
});

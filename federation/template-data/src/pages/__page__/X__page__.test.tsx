import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { t } from '../../content/__page__.ts';
import X__page__ from './index.tsx';

/** Signed visitor id that the server issues. */
const VISITOR = '6920f0aa-1c2d-8e3f-9a4b-0123456789ab';

/** Fakes a server with one table in memory. @param status of the response to a write */
function fakeServer({ status = 201 } = {}) {
  const rows: { id: string; text: string; created_at: string }[] = [];
  const schemas = new Set<string | null>();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/visitor_token')) return Response.json(VISITOR);
    if (request.method === 'GET') {
      schemas.add(request.headers.get('accept-profile'));
      return Response.json(rows);
    }
    schemas.add(request.headers.get('content-profile'));
    if (status !== 201) return Response.json({ message: 'rate_limited' }, { status });
    const body = await request.json();
    if (pathname.endsWith('/erase_request')) rows.splice(0);
    else rows.unshift({ id: '1', text: body.text, created_at: '2026-01-01T00:00:00Z' });
    return pathname.endsWith('/erase_request') ? Response.json(true) : new Response(null, { status });
  });
  return { schemas };
}

// A new backend address for each test, because data is cached by address.
let backendCount = 0;
const shellWithBackend = () => {
  const url = `https://dados${++backendCount}.example`;
  return fakeShell({ backend: () => ({ url, publishableKey: 'sb_publishable_teste' }) });
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('X__page__ stores a request in the schema of the section, shows it and erases it', async () => {
  const { schemas } = fakeServer();
  const shell = shellWithBackend();
  render(<X__page__ shell={shell} />);
  const emptyText = await screen.findByText(t.list.none);
  expect(emptyText).toBeInstanceOf(HTMLElement);
  await userEvent.type(screen.getByRole('textbox', { name: t.form.label }), 'Mais livros');
  await userEvent.click(screen.getByRole('button', { name: t.form.send }));
  await userEvent.click(await screen.findByRole('button', { name: t.list.erase('Mais livros') }));
  await screen.findByText(t.list.none);
  expect(shell.log.notices.map(({ message }) => message)).toEqual([t.form.sent, t.list.erased]);
  expect([...schemas]).toEqual(['__schema__']);
});

it('X__page__ rejects a text that is too short and keeps the text that the server rejects', async () => {
  fakeServer({ status: 429 });
  const shell = shellWithBackend();
  render(<X__page__ shell={shell} />);
  const field = await screen.findByRole('textbox', { name: t.form.label });
  await userEvent.type(field, 'a');
  await userEvent.click(screen.getByRole('button', { name: t.form.send }));
  expect(screen.getByText(t.form.wrong)).toBeInstanceOf(HTMLElement);
  await userEvent.type(field, 'bc');
  await userEvent.click(screen.getByRole('button', { name: t.form.send }));
  await vi.waitFor(() => expect(shell.log.notices).toEqual([{ kind: 'error', message: t.form.limited }]));
  expect(field).toHaveProperty('value', 'abc');
});

it('X__page__ shows a text when the site has no backend', () => {
  render(<X__page__ shell={fakeShell({ backend: () => null })} />);
  expect(screen.getByText(t.list.absent)).toBeInstanceOf(HTMLElement);
});

import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words } from '../../content/__page__.ts';
import X__page__ from './index.tsx';

const VISITOR = '6920f0aa-1c2d-8e3f-9a4b-0123456789ab';

/** A server with one table, which keeps what it is sent. */
function serve({ status = 201 } = {}) {
  const rows: { id: string; text: string; created_at: string }[] = [];
  const profiles = new Set<string | null>();
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/visitor_token')) return Response.json(VISITOR);
    if (request.method === 'GET') {
      profiles.add(request.headers.get('accept-profile'));
      return Response.json(rows);
    }
    profiles.add(request.headers.get('content-profile'));
    if (status !== 201) return Response.json({ message: 'rate_limited' }, { status });
    const body = await request.json();
    if (pathname.endsWith('/erase_request')) rows.splice(0);
    else rows.unshift({ id: '1', text: body.text, created_at: '2026-01-01T00:00:00Z' });
    return pathname.endsWith('/erase_request') ? Response.json(true) : new Response(null, { status });
  });
  return { profiles };
}

// A shell of its own for each test: an address is one backend.
let number = 0;
const shellWithBackend = () => {
  const url = `https://dados${++number}.example`;
  return fakeShell({ backend: () => ({ url, publishableKey: 'sb_publishable_teste' }) });
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('stores a request in the schema of the section, shows and erases it', async () => {
  const { profiles } = serve();
  const shell = shellWithBackend();
  render(<X__page__ shell={shell} />);
  const list = await screen.findByText(words.list.none);
  expect(list).toBeInstanceOf(HTMLElement);
  await userEvent.type(screen.getByRole('textbox', { name: words.form.label }), 'Mais livros');
  await userEvent.click(screen.getByRole('button', { name: words.form.send }));
  await userEvent.click(await screen.findByRole('button', { name: words.list.erase('Mais livros') }));
  await screen.findByText(words.list.none);
  expect(shell.log.notices.map(({ message }) => message)).toEqual([words.form.sent, words.list.erased]);
  expect([...profiles]).toEqual(['__schema__']);
});

it('refuses a text that is too short, and keeps what the server refuses', async () => {
  serve({ status: 429 });
  const shell = shellWithBackend();
  render(<X__page__ shell={shell} />);
  const field = await screen.findByRole('textbox', { name: words.form.label });
  await userEvent.type(field, 'a');
  await userEvent.click(screen.getByRole('button', { name: words.form.send }));
  expect(screen.getByText(words.form.wrong)).toBeInstanceOf(HTMLElement);
  await userEvent.type(field, 'bc');
  await userEvent.click(screen.getByRole('button', { name: words.form.send }));
  await vi.waitFor(() => expect(shell.log.notices).toEqual([{ kind: 'error', message: words.form.limited }]));
  expect(field).toHaveProperty('value', 'abc');
});

it('says that the site has no backend', () => {
  render(<X__page__ shell={fakeShell({ backend: () => null })} />);
  expect(screen.getByText(words.list.absent)).toBeInstanceOf(HTMLElement);
});

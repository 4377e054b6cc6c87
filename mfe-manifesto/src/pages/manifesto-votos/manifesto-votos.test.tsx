import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { votes } from '../../content/votes.ts';
import Page from './index.tsx';

const HOUR = {
  hour: '2026-11-22T06:00:00Z',
  totals: '{}',
  previous: '',
  hash: 'ab'.repeat(32),
  signature: 'cd'.repeat(32),
};
/** 1200 votes in favour and 3 against were received; the rest are examples. */
const PRINCIPLE = {
  id: 'literacia',
  title: 'Literacia',
  upvotes: 1216,
  downvotes: 4,
  example_upvotes: 16,
  example_downvotes: 1,
  counted_upvotes: 900,
  counted_downvotes: 3,
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('Vote page shows received and counted votes and the last published hour', async () => {
  vi.stubGlobal('fetch', async (url: string | URL) =>
    Response.json(String(url).includes('vote_totals') ? [HOUR] : [PRINCIPLE]),
  );
  render(
    <Page shell={fakeShell({ backend: () => ({ url: 'https://dados.example', publishableKey: 'p' }) })} />,
  );
  const list = await screen.findByRole('list', { name: votes.numbers.caption });
  expect(within(list).getByRole('listitem').textContent).toMatch(
    /^Literacia.*Recebidos: 1200 a favor, 3 contraContados: 900 a favor, 3 contra$/,
  );
  expect(await screen.findByText(HOUR.hash)).toBeTruthy();
  expect(screen.getByRole('button', { name: votes.published.save })).toBeTruthy();
});

it('Vote page shows its text, its verification steps and focusable headings without a backend', () => {
  const { container } = render(<Page shell={fakeShell()} />);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(screen.getByText(votes.numbers.none)).toBeTruthy();
  expect(screen.getByText(votes.cannot.end)).toBeTruthy();
  const steps = within(screen.getByText('Como confirmar').parentElement as HTMLElement);
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...votes.published.check,
  ]);
  expect(screen.getByText(/pedimos ao dispositivo de cada um que faça um cálculo/)).toBeTruthy();
  for (const section of container.querySelectorAll('section[id]')) {
    expect(section.querySelector('h2')?.tabIndex).toBe(-1);
  }
});

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
  expect(screen.getByText('Quem quiser confirmar encontra as instruções no ficheiro.')).toBeTruthy();
});

it('Vote page says that nobody has voted while all votes are examples', async () => {
  vi.stubGlobal('fetch', async (url: string | URL) =>
    Response.json(
      String(url).includes('vote_totals')
        ? [HOUR]
        : [{ ...PRINCIPLE, upvotes: 16, downvotes: 1, counted_upvotes: 0, counted_downvotes: 0 }],
    ),
  );
  render(
    <Page shell={fakeShell({ backend: () => ({ url: 'https://dados.example', publishableKey: 'p' }) })} />,
  );
  expect(await screen.findByText(votes.numbers.noVotes)).toBeTruthy();
  expect(screen.queryByRole('list', { name: votes.numbers.caption })).toBeNull();
});

it('Vote page says for each version until when suggestions are answered, and when answers are late', async () => {
  const answers = [
    { version: '1.1', answers_until: '2027-06-30', received: 1, answered: 1, late: false },
    { version: '1.0', answers_until: '2026-10-31', received: 12, answered: 9, late: true },
  ];
  vi.stubGlobal('fetch', async (url: string | URL) =>
    Response.json(String(url).includes('manifesto_answers') ? answers : []),
  );
  render(
    <Page shell={fakeShell({ backend: () => ({ url: 'https://dados.example', publishableKey: 'p' }) })} />,
  );
  const list = await screen.findByRole('list', { name: votes.answers.caption });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Versão 1.1: respondemos a todas até 30 de junho de 2027.1 sugestão recebida, 1 com resposta.Todas têm resposta.',
    'Versão 1.0: respondemos a todas até 31 de outubro de 2026.12 sugestões recebidas, 9 com resposta.Estamos em atraso: faltam 3 respostas. Pedimos desculpa pela demora.',
  ]);
});

it('Vote page shows its text and focusable headings, and mentions no file, without a backend', () => {
  const { container } = render(<Page shell={fakeShell()} />);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  expect(screen.getByText(votes.numbers.none)).toBeTruthy();
  expect(screen.getByText(votes.cannot.end)).toBeTruthy();
  expect(screen.queryByText(votes.published.check)).toBeNull();
  expect(
    screen.getByText(/pedimos ao telemóvel ou ao computador de cada um que faça, sozinho, um cálculo/),
  ).toBeTruthy();
  for (const section of container.querySelectorAll('section[id]')) {
    expect(section.querySelector('h2')?.tabIndex).toBe(-1);
  }
});

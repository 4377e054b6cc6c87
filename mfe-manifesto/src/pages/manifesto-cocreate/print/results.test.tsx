import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { LoadedSuggestions } from '../../../data/suggestions-query.ts';
import { manifestoFigures, withCitizenVotes } from '../../../rules/manifesto-figures.ts';
import { VoteWall } from '../wall/VoteWall.tsx';
import { PrintedResults } from './PrintedResults.tsx';
import { ResultsSheet } from './ResultsSheet.tsx';

vi.setConfig({ testTimeout: 20_000 });

/** The built-in principles with 20 citizens' votes for the first one, and 19 for the second. */
const principlesWithVotes = PRINCIPLES.map((one, index) =>
  index < 2 ? { ...one, upvotes: one.upvotes + 20 - index } : one,
);
const suggestion = (id: string, change = {}) => ({
  id,
  suggestion_text: `Ideia ${id}`,
  status: 'approved',
  author: null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes: 2,
  is_example: false,
  ...change,
});
const results = {
  figures: manifestoFigures(principlesWithVotes, 1),
  principles: withCitizenVotes(principlesWithVotes),
  loadedSuggestions: {
    items: [suggestion('a', { about: 'literacia' })],
    examples: [suggestion('b', { author: 'Exemplo da equipa', is_example: true })],
  } as unknown as LoadedSuggestions,
  linkedSuggestionId: '',
};
const renderInShell = (page: ReactNode) => render(<ShellProvider shell={fakeShell()}>{page}</ShellProvider>);
/** Text of each table row: title, votes in favour, votes against and percentage, without separators. */
const rows = () => screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);

it('ResultsSheet prints counts and percentages of each principle, the statistics and the listed suggestions', () => {
  const { container } = renderInShell(<ResultsSheet {...results} />);
  expect(rows()).toContain('Literacia200100\u{a0}%');
  expect(rows(), 'no percentage below 20 votes').toContain('Inclusividade190–');
  expect(rows().at(-1)).toBe('Total390100\u{a0}%');
  expect(container.textContent).toContain('Votos nos princípios: 39');
  expect(container.textContent).toContain('Sugestões publicadas: 7 (exemplo)');
  const [citizenItem, exampleItem] = within(container.querySelector('ol') as HTMLElement).getAllByRole(
    'listitem',
  );
  expect(citizenItem?.textContent).toMatch(
    /^Ideia aAnónimo, 2 de novembro de 2026 · Apoios: 2 · Sobre: Princípio/,
  );
  expect(exampleItem?.textContent).toMatch(/^Ideia bExemplo da equipa · Apoios: 2$/);
});

it('PrintedResults renders the results only while the browser prints', async () => {
  renderInShell(<PrintedResults {...results} />);
  await vi.waitFor(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByRole('heading', { name: 'Resultados' })).toBeTruthy();
  });
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('heading', { name: 'Resultados' })).toBeNull();
});

it('VoteWall table shows the same totals as the statistics', () => {
  renderInShell(<VoteWall principles={principlesWithVotes} suggestions={8} exampleSuggestions={7} />);
  expect(rows().at(-1)).toBe('Total390');
  expect(
    screen.getByRole('img', {
      name: /^Parede de todos: 39 votos a favor, 0 contra e 1 sugestão publicada\. São exemplos: 83 votos e 7 sugestões\./,
    }),
  ).toBeTruthy();
  expect(screen.getByText(/Neste painel há 83 votos de exemplo/)).toBeTruthy();
});

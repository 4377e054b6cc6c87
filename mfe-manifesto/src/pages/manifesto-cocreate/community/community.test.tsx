import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { BackendError } from '@ia/shared-services/backend';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { LoadedSuggestions, SuggestionFilter } from '../../../data/suggestions-query.ts';
import type { Suggestions } from '../../../data/use-suggestions.ts';
import { DEFAULT_FILTER } from '../../../rules/suggestion-filter.ts';
import { Community } from './Community.tsx';

// The section of published suggestions: paging, search results, failures, examples and new suggestions.

vi.setConfig({ testTimeout: 20_000 });

const ROWS = Array.from({ length: 27 }, (_, n) => ({
  id: `s${n}`,
  suggestion_text: `Ideia ${n}`,
  status: 'approved',
  author: null as string | null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes: 0,
  is_example: false,
}));
type Row = (typeof ROWS)[number];

const loadedSuggestions = (change: Partial<LoadedSuggestions> = {}): LoadedSuggestions => ({
  items: ROWS.slice(0, 3),
  examples: [],
  published: 3,
  found: null,
  next: null,
  asOf: '',
  fresh: [],
  ...change,
});

interface CommunityPageProps {
  change?: Partial<LoadedSuggestions>;
  /** Result of the next page. */
  loadMore?: (loaded: LoadedSuggestions) => Promise<{ added: readonly Row[]; next: string | null }>;
  filter?: SuggestionFilter;
  error?: unknown;
  principles?: typeof PRINCIPLES | null;
}

/** Renders the section with a list that the test controls. */
function CommunityPage({
  change,
  loadMore,
  filter = DEFAULT_FILTER,
  error,
  principles = null,
}: CommunityPageProps) {
  const [loaded, setLoaded] = useState(loadedSuggestions(change));
  const suggestions = {
    status: 'ready',
    data: loaded,
    error,
    searching: false,
    refresh: async () => {},
    async loadMore() {
      const { added, next } = (await loadMore?.(loaded)) ?? { added: [], next: null };
      setLoaded({ ...loaded, items: [...loaded.items, ...added], next });
      return added;
    },
    appendFresh() {
      setLoaded({ ...loaded, items: [...loaded.items, ...loaded.fresh], fresh: [] });
      return loaded.fresh;
    },
  } as unknown as Suggestions;
  return (
    <Community
      suggestions={suggestions}
      filter={filter}
      onFilter={() => {}}
      onShown={onShown}
      principles={principles}
    />
  );
}
const onShown = vi.fn();
let shell = fakeShell();
const renderCommunity = (props: CommunityPageProps, changes = {}) => {
  shell = fakeShell(changes);
  onShown.mockReset();
  return render(
    <ShellProvider shell={shell}>
      <CommunityPage {...props} />
    </ShellProvider>,
  );
};

it('Community offers open data only when a server counted the totals', () => {
  const backend = () => ({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' });
  const { unmount } = renderCommunity({ principles: PRINCIPLES }, { backend });
  expect(screen.getAllByRole('button', { name: /^Descarregar/ })).toHaveLength(2);
  unmount();
  renderCommunity({ principles: null }, { backend });
  expect(screen.queryByRole('button', { name: /^Descarregar/ })).toBeNull();
});

it('Community appends the next page, announces how many, and focuses the first new suggestion', async () => {
  const loadMore = async ({ items }: LoadedSuggestions) => ({
    added: ROWS.slice(items.length, items.length + 12),
    next: items.length + 12 < ROWS.length ? 'mais' : null,
  });
  renderCommunity({ change: { published: 27, next: 'mais' }, loadMore });
  const button = () => screen.getByRole('button', { name: 'Ver mais sugestões' });
  expect(screen.getByText('A mostrar 3 de 27 sugestões.')).toBeTruthy();
  await userEvent.click(button());
  expect(document.activeElement?.id).toBe('cartao-s3');
  await userEvent.click(button());
  expect(screen.queryByRole('button', { name: 'Ver mais sugestões' })).toBeNull();
  expect(document.activeElement?.id).toBe('cartao-s15');
  expect(shell.log.announcements).toEqual([
    'Mais 12 sugestões. A mostrar 15 de 27.',
    'Mais 12 sugestões. A mostrar 27 de 27.',
  ]);
  expect(onShown.mock.calls).toEqual([[15], [27]]);
});

it.each([
  [new BackendError('offline', 0, ''), 'Não foi possível carregar mais sugestões.'],
  [new BackendError('busy', 503, 'too_busy'), 'Há muita gente a usar o site neste momento.'],
])('Community keeps the list and the button when the next page fails: %s', async (error, message) => {
  renderCommunity({ change: { published: 27, next: 'mais' }, loadMore: () => Promise.reject(error) });
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais sugestões' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Ver mais sugestões' })).toBeTruthy();
});

it('Community keeps fields and list when a search fails, and shows why', () => {
  renderCommunity({
    error: new BackendError('busy', 503, 'too_busy'),
    filter: { ...DEFAULT_FILTER, search: 'água' },
  });
  expect(screen.getByRole('alert').textContent).toContain('Há muita gente a usar o site neste momento.');
  expect(screen.getByRole('searchbox', { name: 'Procurar' })).toBeTruthy();
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
});

it.each([
  [0, 'Nenhuma sugestão corresponde ao que procura.'],
  [1, '1 sugestão encontrada.'],
  [1001, 'Mais de mil sugestões encontradas.'],
])('Community shows the number of search results: %i', (found, text) => {
  renderCommunity({ change: { found, published: 5000 }, filter: { ...DEFAULT_FILTER, search: 'água' } });
  expect(screen.getByText(text)).toBeTruthy();
});

it("Community shows the team's examples in a separate section", () => {
  const example = { ...ROWS[0], author: 'Exemplo da equipa', upvotes: 14, is_example: true } as Row;
  renderCommunity({ change: { items: [], published: 0, examples: [example] } });
  expect(screen.getByText('Ainda não há sugestões aprovadas. Seja o primeiro a contribuir!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Escrever a primeira' })).toBeTruthy();
  const group = screen.getByRole('region', { name: 'Exemplos da equipa' });
  const card = within(group).getByRole('article');
  expect(card.textContent?.match(/exemplo/gi), 'said once').toHaveLength(1);
  expect(card.textContent, 'an example has no author and no date').not.toMatch(/ de 2026|Anónimo/);
});

it('Community holds new suggestions back until the reader asks, then appends them', async () => {
  renderCommunity({ change: { fresh: ROWS.slice(3, 5) } });
  const texts = () => screen.getAllByRole('blockquote').map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Ideia 0', 'Ideia 1', 'Ideia 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar 2 novas sugestões' }));
  expect(texts()).toEqual(['Ideia 0', 'Ideia 1', 'Ideia 2', 'Ideia 3', 'Ideia 4']);
  expect(document.activeElement?.textContent).toContain('Ideia 3');
  expect(screen.queryByRole('button', { name: /novas? sugest/ })).toBeNull();
});

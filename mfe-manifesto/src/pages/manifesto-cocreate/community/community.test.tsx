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

vi.setConfig({ testTimeout: 20_000 });

const data = Array.from({ length: 27 }, (_, n) => ({
  id: `s${n}`,
  suggestion_text: `Ideia ${n}`,
  status: 'approved',
  author: null as string | null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes: 0,
  is_example: false,
}));
type Row = (typeof data)[number];

const listed = (change: Partial<LoadedSuggestions> = {}): LoadedSuggestions => ({
  items: data.slice(0, 3),
  examples: [],
  published: 3,
  found: null,
  next: null,
  asOf: '',
  fresh: [],
  ...change,
});

interface FakeProps {
  change?: Partial<LoadedSuggestions>;
  more?: (now: LoadedSuggestions) => Promise<{ added: readonly Row[]; next: string | null }>;
  filter?: SuggestionFilter;
  error?: unknown;
  principles?: typeof PRINCIPLES | null;
}

/** Renders the page with a list controlled by the test. */
function Page({ change, more, filter = DEFAULT_FILTER, error, principles = null }: FakeProps) {
  const [now, setNow] = useState(listed(change));
  const suggestions = {
    status: 'ready',
    data: now,
    error,
    searching: false,
    refresh: async () => {},
    async more() {
      const { added, next } = (await more?.(now)) ?? { added: [], next: null };
      setNow({ ...now, items: [...now.items, ...added], next });
      return added;
    },
    appendFresh() {
      setNow({ ...now, items: [...now.items, ...now.fresh], fresh: [] });
      return now.fresh;
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
const show = (props: FakeProps, changes = {}) => {
  shell = fakeShell(changes);
  onShown.mockReset();
  return render(
    <ShellProvider shell={shell}>
      <Page {...props} />
    </ShellProvider>,
  );
};

it('Community offers open data only when a server counted the totals', () => {
  const backend = () => ({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' });
  const { unmount } = show({ principles: PRINCIPLES }, { backend });
  expect(screen.getAllByRole('button', { name: /^Descarregar/ })).toHaveLength(2);
  unmount();
  show({ principles: null }, { backend });
  expect(screen.queryByRole('button', { name: /^Descarregar/ })).toBeNull();
});

it('Community appends the next page, announces how many, and focuses the first new suggestion', async () => {
  const more = async ({ items }: LoadedSuggestions) => ({
    added: data.slice(items.length, items.length + 12),
    next: items.length + 12 < data.length ? 'mais' : null,
  });
  show({ change: { published: 27, next: 'mais' }, more });
  const button = () => screen.getByRole('button', { name: 'Ver mais sugestões' });
  expect(screen.getByText('À vista: 3 de 27 sugestões.')).toBeTruthy();
  await userEvent.click(button());
  expect(document.activeElement?.id).toBe('cartao-s3');
  await userEvent.click(button());
  expect(screen.queryByRole('button', { name: 'Ver mais sugestões' })).toBeNull();
  expect(document.activeElement?.id).toBe('cartao-s15');
  expect(shell.log.announcements).toEqual([
    'Mais 12 sugestões. À vista: 15 de 27.',
    'Mais 12 sugestões. À vista: 27 de 27.',
  ]);
  expect(onShown.mock.calls).toEqual([[15], [27]]);
});

it.each([
  [new BackendError('offline', 0, ''), 'Não foi possível carregar mais sugestões.'],
  [new BackendError('busy', 503, 'too_busy'), 'Há muita gente a usar o sítio neste momento.'],
])('Community keeps the list and the button when the next page fails: %s', async (error, message) => {
  show({ change: { published: 27, next: 'mais' }, more: () => Promise.reject(error) });
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais sugestões' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Ver mais sugestões' })).toBeTruthy();
});

it('Community keeps fields and list when a search fails, and shows why', () => {
  show({ error: new BackendError('busy', 503, 'too_busy'), filter: { ...DEFAULT_FILTER, search: 'água' } });
  expect(screen.getByRole('alert').textContent).toContain('Há muita gente a usar o sítio neste momento.');
  expect(screen.getByRole('searchbox', { name: 'Procurar' })).toBeTruthy();
  expect(screen.getAllByRole('blockquote')).toHaveLength(3);
});

it.each([
  [0, 'Nenhuma sugestão corresponde ao que procura.'],
  [1, '1 sugestão encontrada.'],
  [1001, 'Mais de mil sugestões encontradas.'],
])('Community shows the number of search results: %i', (found, text) => {
  show({ change: { found, published: 5000 }, filter: { ...DEFAULT_FILTER, search: 'água' } });
  expect(screen.getByText(text)).toBeTruthy();
});

it("Community shows the team's examples in a separate section", () => {
  const example = { ...data[0], author: 'Exemplo da equipa', upvotes: 14, is_example: true } as Row;
  show({ change: { items: [], published: 0, examples: [example] } });
  expect(screen.getByText('Ainda não há sugestões aprovadas. Seja o primeiro a contribuir!')).toBeTruthy();
  const group = screen.getByRole('region', { name: 'Exemplos da equipa' });
  const card = within(group).getByRole('article');
  expect(card.textContent).toContain('Exemplo da equipa exemplo');
  expect(card.textContent, 'an example has no author and no date').not.toMatch(/ de 2026|Anónimo/);
});

it('Community holds new suggestions back until the reader asks, then appends them', async () => {
  show({ change: { fresh: data.slice(3, 5) } });
  const texts = () => screen.getAllByRole('blockquote').map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Ideia 0', 'Ideia 1', 'Ideia 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar 2 novas sugestões' }));
  expect(texts()).toEqual(['Ideia 0', 'Ideia 1', 'Ideia 2', 'Ideia 3', 'Ideia 4']);
  expect(document.activeElement?.textContent).toContain('Ideia 3');
  expect(screen.queryByRole('button', { name: /novas? sugest/ })).toBeNull();
});

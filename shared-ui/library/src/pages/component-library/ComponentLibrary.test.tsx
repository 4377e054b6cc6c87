import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import ComponentLibrary from './index.tsx';

// Emotion inserts about a hundred rules into happy-dom in each test, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

// Two components and the demo cards represent all; e2e/shared-ui covers the whole page.
vi.mock('../../parts/examples/library-sets.ts', async (original) => {
  const actual = await original<typeof import('../../parts/examples/library-sets.ts')>();
  const included = ['VoteBar', 'ProgressBar', 'Cartões de demonstração'];
  return {
    ...actual,
    searchSections: (query: string) =>
      actual.searchSections(query).map((section) => ({
        ...section,
        entries: section.entries.filter(({ component }) => included.includes(component)),
      })),
  };
});

const routeTo = (anchor: string) => ({ path: '/component-library', query: {}, anchor });
/** Open sections that contain an entry. */
const openSections = () =>
  [...document.querySelectorAll('[data-open="true"]')].filter((section) =>
    section.querySelector('[data-component]'),
  );

function openFold(entry: HTMLElement, title: string) {
  const fold = within(entry).getByText(title).closest('details') as HTMLDetailsElement;
  fold.open = true;
  fold.dispatchEvent(new Event('toggle'));
}

test('page has one title and six sections', () => {
  render(<ComponentLibrary shell={fakeShell({ theme: 'pink' })} />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const id of ['design-system', 'assets', 'core-ui', 'gamification', 'sections', 'hooks-effects']) {
    expect(document.getElementById(id)?.querySelector('h2')?.textContent).toBeTruthy();
  }
});

test('search filters the page and announces the number of results', async () => {
  render(<ComponentLibrary shell={fakeShell()} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Procurar um componente' }), 'ProgressBar');
  expect(await screen.findByText('1 componente encontrado.', {}, { timeout: 10_000 })).toBeDefined();
  expect(document.querySelectorAll('[data-component]')).toHaveLength(1);
});

test('gallery shows thumbnails that link to their components', () => {
  render(<ComponentLibrary shell={fakeShell()} />);
  // No section is open, so the page shows thumbnails only.
  expect(document.querySelectorAll('[data-component]')).toHaveLength(0);
  const thumb = document.querySelector('[data-thumb="vote-bar.com-votos"]') as HTMLElement;
  // The thumbnail is inert and hidden from screen readers.
  expect(thumb.querySelector('[aria-hidden="true"]')?.hasAttribute('inert')).toBe(true);
  expect(
    within(thumb)
      .getByRole('link', { name: /^VoteBar \d exemplos?$/ })
      .getAttribute('href'),
  ).toBe('#c-vote-bar');
});

test('anchor in the URL opens its section only, and the next URL closes it', () => {
  const { rerender } = render(<ComponentLibrary shell={fakeShell({ route: routeTo('c-vote-bar') })} />);
  expect(document.getElementById('c-vote-bar')?.querySelector('[data-frame]')).not.toBeNull();
  expect(openSections().map(({ id }) => id)).toEqual(['gamification']);
  rerender(<ComponentLibrary shell={fakeShell({ route: routeTo('sections') })} />);
  expect(openSections().map(({ id }) => id)).toEqual(['sections']);
  expect(document.querySelector('[data-thumb="vote-bar.com-votos"]')).not.toBeNull();
});

test('query parameter opens every section at once, and its checkbox closes them', async () => {
  const query = { seccoes: 'todas' };
  render(
    <ComponentLibrary shell={fakeShell({ route: { path: '/component-library', query, anchor: null } })} />,
  );
  // The sections of the three included components.
  expect(openSections().map(({ id }) => id)).toEqual(['gamification', 'sections']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Abrir todas as secções' }));
  expect(openSections()).toEqual([]);
});

test('search query is restored from the URL', () => {
  const route = { path: '/component-library', query: { procurar: 'votebar' }, anchor: null };
  render(<ComponentLibrary shell={fakeShell({ route })} />);
  expect(document.querySelectorAll('[data-component]')).toHaveLength(1);
});

test('settings change the example frames and reduced motion', async () => {
  const { unmount } = render(
    <ComponentLibrary shell={fakeShell({ theme: 'pink', route: routeTo('gamification') })} />,
  );
  const frame = () => document.querySelector<HTMLElement>('[data-frame]');
  expect(frame()?.dataset.theme).toBe('pink');
  await userEvent.click(screen.getByRole('radio', { name: 'Verde' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Escuro' }));
  await userEvent.click(screen.getByRole('radio', { name: '200 %' }));
  expect(frame()?.dataset).toMatchObject({ theme: 'green', textScale: '2' });
  expect(document.documentElement.dataset.scheme).toBe('dark');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Reduzir o movimento' }));
  expect(document.documentElement.dataset.motion).toBe('reduce');
  unmount();
  expect(document.documentElement.dataset).not.toHaveProperty('motion');
  expect(document.documentElement.dataset).not.toHaveProperty('scheme');
});

test('search without results shows a message and a reset button', async () => {
  render(<ComponentLibrary shell={fakeShell()} />);
  const field = screen.getByRole('searchbox', { name: 'Procurar um componente' });
  await userEvent.type(field, 'máquina de café');
  expect(await screen.findByText('Nenhum componente corresponde a «máquina de café».')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Nenhum componente encontrado.');
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos os componentes' }));
  expect((field as HTMLInputElement).value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(document.querySelectorAll('[data-thumb]').length).toBeGreaterThan(1);
});

test('settings are written to the URL, and a URL change is applied', async () => {
  window.location.hash = '#/component-library';
  const library = { path: '/component-library', anchor: null };
  const navigate = vi.fn();
  const shellWithQuery = (query: Record<string, string>) =>
    fakeShell({ theme: 'pink', navigate, route: { ...library, query } });
  const { rerender } = render(<ComponentLibrary shell={shellWithQuery({})} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Verde' }));
  await userEvent.type(screen.getByRole('searchbox'), 'anel');
  await vi.waitFor(() =>
    expect(navigate.mock.lastCall).toEqual([
      '/component-library?procurar=anel&tema=verde',
      { replace: true },
    ]),
  );
  const navigationCount = navigate.mock.calls.length;
  rerender(<ComponentLibrary shell={shellWithQuery({ procurar: 'anel', tema: 'verde' })} />);
  rerender(<ComponentLibrary shell={shellWithQuery({ procurar: 'votação', tema: 'azul' })} />);
  await vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('votação'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Azul' }).checked).toBe(true);
  // Applying a URL must not write it again.
  expect(navigate).toHaveBeenCalledTimes(navigationCount);
  window.location.hash = '';
});

test('demo cards show the specified figures, «Reserve» shows a notice and «Subscribe» shows none', async () => {
  const shell = fakeShell({ route: routeTo('sections') });
  render(<ComponentLibrary shell={shell} />);
  const text = document.getElementById('sections')?.textContent ?? '';
  for (const figure of ['23 of 36 tasks', '63.9 %', '12 days left', '+5', '397$', '4.78']) {
    expect(text).toContain(figure);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Reserve' }));
  expect(shell.log.notices.map((notice) => notice.message)).toEqual([
    'Demonstração: «Reserve» não faz nada.',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(shell.log.notices).toHaveLength(1);
});

test('entry loads the code of an example when its details open, and has a props table', async () => {
  render(<ComponentLibrary shell={fakeShell({ route: routeTo('c-vote-bar') })} />);
  const entry = document.getElementById('c-vote-bar') as HTMLElement;
  const example = entry.querySelector('[data-example="Com votos"]') as HTMLElement;
  const details = example.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  expect(await within(example).findByText('<VoteBar up={18} down={4} />')).toBeDefined();
  expect(within(example).getByRole('button', { name: 'Copiar código' })).toBeDefined();
  openFold(entry, 'Propriedades');
  expect(await within(entry).findByRole('rowheader', { name: /^up/ })).toBeDefined();
});

test('entry lists the pages that use its component', async () => {
  render(<ComponentLibrary shell={fakeShell({ route: routeTo('c-vote-bar') })} />);
  const entry = document.getElementById('c-vote-bar') as HTMLElement;
  openFold(entry, 'Onde se usa');
  const page = await within(entry).findByRole('link', { name: 'Co-criar o Manifesto' });
  expect(page.getAttribute('href')).toBe('#/manifesto-cocreate');
});

test('address of one component shows it alone, open, with its name as title and a way back', async () => {
  const query = { componente: 'vote-bar', tema: 'verde' };
  const route = { path: '/component-library', query, anchor: null };
  document.title = 'Biblioteca de componentes';
  render(<ComponentLibrary shell={fakeShell({ theme: 'pink', route })} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('VoteBar');
  expect(document.querySelectorAll('[data-component]')).toHaveLength(1);
  expect(document.querySelectorAll('[data-thumb]')).toHaveLength(0);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(await screen.findByRole('rowheader', { name: /^up/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver toda a biblioteca' }).getAttribute('href')).toBe(
    '#/component-library?tema=verde#c-vote-bar',
  );
  await vi.waitFor(() => expect(document.title).toBe('VoteBar · Biblioteca de componentes'));
});

test('unknown component shows the whole library', () => {
  const route = { path: '/component-library', query: { componente: 'nada' }, anchor: null };
  render(<ComponentLibrary shell={fakeShell({ route })} />);
  expect(document.querySelectorAll('[data-thumb]').length).toBeGreaterThan(1);
});

test('entry has one line about accessibility for all of its examples', () => {
  render(<ComponentLibrary shell={fakeShell({ route: routeTo('c-vote-bar') })} />);
  const entry = document.getElementById('c-vote-bar') as HTMLElement;
  const lines = within(entry).getAllByText(/^Acessibilidade:/);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.textContent).toMatch(/\d+ exemplos verificados, nenhuma falha.*, em \d+ de/);
});

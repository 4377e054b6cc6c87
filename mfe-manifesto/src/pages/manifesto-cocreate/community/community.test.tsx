import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Community } from './Community.tsx';

vi.setConfig({ testTimeout: 20_000 });

const data = Array.from({ length: 13 }, (_, n) => ({
  id: `s${n}`,
  suggestion_text: `Ideia ${n}`,
  status: 'approved',
  author: null as string | null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes: 0,
  is_example: false,
}));
const loaded = (suggestions: typeof data) => ({
  status: 'ready' as const,
  data: suggestions,
  error: undefined,
  refresh: async () => {},
  setData: () => {},
  patch: async () => {},
});

const page = (principles: typeof PRINCIPLES | null, suggestions = data) => (
  <ShellProvider shell={shell}>
    <Community suggestions={loaded(suggestions)} principles={principles} />
  </ShellProvider>
);
// One shell for a page that stands: another would be another entry of the history.
let shell = fakeShell();
const show = (principles: typeof PRINCIPLES | null, suggestions = data) => {
  shell = fakeShell();
  return render(page(principles, suggestions));
};

it('offers open data only with totals that a server counted', () => {
  const { unmount } = show(PRINCIPLES);
  expect(screen.getAllByRole('button', { name: /^Descarregar/ })).toHaveLength(2);
  unmount();
  show(null);
  expect(screen.queryByRole('button', { name: /^Descarregar/ })).toBeNull();
});

it('moves the focus to the first new suggestion when there are no more to show', async () => {
  show(null);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais 1' }));
  expect(screen.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Ideia 12');
  expect(document.activeElement?.tagName).toBe('LI');
});

it('does not pass the team’s examples off as the community’s', () => {
  const example = { ...data[0], author: 'Exemplo da equipa', upvotes: 14, is_example: true };
  show(null, [example as (typeof data)[number]]);
  expect(screen.getByText('Ainda não há sugestões aprovadas. Seja o primeiro a contribuir!')).toBeTruthy();
  const group = screen.getByRole('region', { name: 'Exemplos da equipa' });
  const card = within(group).getByRole('article');
  expect(card.textContent).toContain('Exemplo da equipa exemplo');
  expect(card.textContent, 'nobody wrote it on a day').not.toMatch(/ de 2026|Anónimo/);
});

it('does not move under its reader: counts change in place, new ones wait to be asked for, withdrawn ones go', async () => {
  const three = data.slice(0, 3);
  const { rerender } = show(null, three);
  const texts = () => screen.getAllByRole('blockquote').map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Ideia 0', 'Ideia 1', 'Ideia 2']);
  const [first, second, third, fourth, fifth] = data as [(typeof data)[number], ...typeof data];
  const now = [third, fifth, fourth, first].map(
    (one, place) => ({ ...one, upvotes: 9 - place }) as typeof first,
  );
  expect(second?.id).toBe('s1');
  rerender(page(null, now));
  expect(texts()).toEqual(['Ideia 0', 'Ideia 2']);
  expect(screen.getAllByRole('button', { name: /^Apoiar/ }).map(({ textContent }) => textContent)).toEqual([
    'Apoiar (6)',
    'Apoiar (9)',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar 2 novas sugestões' }));
  expect(texts()).toEqual(['Ideia 0', 'Ideia 2', 'Ideia 4', 'Ideia 3']);
  expect(document.activeElement?.textContent).toContain('Ideia 4');
  expect(screen.queryByRole('button', { name: /novas? sugest/ })).toBeNull();
});

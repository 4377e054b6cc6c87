import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { PRINCIPLES } from '@ia/shared-services/principles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Community } from './Community.tsx';

vi.setConfig({ testTimeout: 20_000 });

const data = Array.from({ length: 13 }, (_, n) => ({
  id: `s${n}`,
  suggestion_text: `Ideia ${n}`,
  status: 'approved',
  author: null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes: 0,
}));
const suggestions = {
  status: 'ready',
  data,
  error: undefined,
  refresh: async () => {},
  setData: () => {},
} as const;

const show = (principles: typeof PRINCIPLES | null) =>
  render(
    <ShellProvider shell={fakeShell()}>
      <Community suggestions={suggestions} principles={principles} />
    </ShellProvider>,
  );

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

import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { deviceKeys, removeDevice, writeDevice } from '@ia/shared-services/storage';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Suggestion } from '../../../data/suggestion.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  for (const key of deviceKeys('')) removeDevice(key);
});

const suggestion: Suggestion = {
  id: 's1',
  suggestion_text: 'Levar às escolas',
  status: 'approved',
  author: null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes: 3,
  is_example: false,
};

function show() {
  const shell = fakeShell();
  render(
    <ShellProvider shell={shell}>
      <SuggestionCard suggestion={suggestion} onReport={() => {}} />
    </ShellProvider>,
  );
  return shell;
}
const support = () => screen.getByRole('button', { name: /^Apoia/ });
const describedBy = (element: HTMLElement) => element.getAttribute('aria-describedby')?.split(' ') ?? [];
const WHY = 'Já apoiou esta sugestão. O apoio é definitivo.';

it('Support button is described as final before and after it is pressed', async () => {
  show();
  const hint = screen.getByText('O apoio é definitivo.');
  expect(describedBy(support())).toEqual(['sugestao-s1', hint.id]);
  await userEvent.click(support());
  expect(screen.getByText('O apoio é definitivo.')).toBe(hint);
  expect(describedBy(support())).toEqual(['sugestao-s1', hint.id]);
});

it('Support button pressed again announces why nothing changes', async () => {
  const shell = show();
  await userEvent.click(support());
  expect(shell.log.announcements).toEqual([]);
  await userEvent.click(support());
  expect(shell.log.announcements).toEqual([WHY]);
  expect(support().textContent).toBe('Apoiada (4)');
});

it('Support button pressed on a later visit announces why nothing changes', async () => {
  writeDevice('vote_suggestion_s1', 'true');
  const shell = show();
  expect(shell.log.announcements).toEqual([]);
  await userEvent.click(support());
  expect(shell.log.announcements).toEqual([WHY]);
});

it('Support hint warns about lost storage only on devices that refuse storage', () => {
  show();
  expect(screen.queryByText(/não deixa guardar dados/)).toBeNull();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  show();
  expect(
    screen.getByText(/^O navegador não deixa guardar dados .* O seu voto ou apoio é enviado/),
  ).toBeTruthy();
  vi.unstubAllGlobals();
});

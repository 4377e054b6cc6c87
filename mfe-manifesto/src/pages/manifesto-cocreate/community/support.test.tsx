import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { deviceKeys, removeDevice, writeDevice } from '@ia/shared-services/storage';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Suggestion } from '../../../data/suggestion.ts';
import { SuggestionCard } from './SuggestionCard.tsx';

// The support button of a suggestion's card. Support is a vote that cannot be undone.

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

function renderCard(changes: Partial<Suggestion> = {}) {
  const shell = fakeShell();
  render(
    <ShellProvider shell={shell}>
      <SuggestionCard suggestion={{ ...suggestion, ...changes }} onReport={() => {}} />
    </ShellProvider>,
  );
  return shell;
}
const supportButton = () => screen.getByRole('button', { name: /^Apoia/ });
const describedBy = (element: HTMLElement) => element.getAttribute('aria-describedby')?.split(' ') ?? [];
const ALREADY_SUPPORTED = 'Já apoiou esta sugestão. O apoio é definitivo.';

it('Support button has the description «final» before and after it is pressed', async () => {
  renderCard();
  const hint = screen.getByText('O apoio é definitivo.');
  expect(describedBy(supportButton())).toEqual(['sugestao-s1', hint.id]);
  await userEvent.click(supportButton());
  expect(screen.getByText('O apoio é definitivo.')).toBe(hint);
  expect(describedBy(supportButton())).toEqual(['sugestao-s1', hint.id]);
});

// An example is a suggestion that the team wrote for a new site.
it('Support button of an example says that the support is in no figure', () => {
  renderCard({ is_example: true, author: 'Exemplo da equipa' });
  const hint = screen.getByText('O seu apoio não conta nos números.');
  expect(describedBy(supportButton())).toEqual(['sugestao-s1', hint.id]);
});

it('Support button pressed again announces why nothing changes', async () => {
  const shell = renderCard();
  await userEvent.click(supportButton());
  expect(shell.log.announcements).toEqual([]);
  await userEvent.click(supportButton());
  expect(shell.log.announcements).toEqual([ALREADY_SUPPORTED]);
  expect(supportButton().textContent).toBe('Apoiada (4)');
});

it('Support button pressed on a later visit announces why nothing changes', async () => {
  writeDevice('vote_suggestion_s1', 'true');
  const shell = renderCard();
  expect(shell.log.announcements).toEqual([]);
  await userEvent.click(supportButton());
  expect(shell.log.announcements).toEqual([ALREADY_SUPPORTED]);
});

it('SuggestionCard warns that the vote cannot be stored only on devices that block storage', () => {
  renderCard();
  expect(screen.queryByText(/não deixa guardar dados/)).toBeNull();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const throwSecurityError = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: throwSecurityError,
    setItem: throwSecurityError,
    removeItem: throwSecurityError,
    key: throwSecurityError,
  });
  renderCard();
  expect(
    screen.getByText(/^O navegador não deixa guardar dados .* O seu voto ou apoio é enviado/),
  ).toBeTruthy();
  vi.unstubAllGlobals();
});

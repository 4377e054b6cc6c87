import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { writeDevice } from '@ia/shared-services/storage';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LazyMySuggestions } from './LazyMySuggestions.tsx';

// The download of the list fails.
vi.mock('./MySuggestions.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const SENT = { code: 'IA-1', text: 'Uma ideia', at: '2026-11-02T10:00:00.000Z', received: true };
const FAILURE_TEXT = /^Não foi possível mostrar as suas sugestões/;

it('LazyMySuggestions shows a failed download only to visitors with suggestions', async () => {
  const report = vi.fn();
  render(
    <ShellProvider shell={fakeShell({ report })}>
      <LazyMySuggestions onFollow={() => {}} />
    </ShellProvider>,
  );
  // The first scroll starts an idle load.
  dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(screen.queryByText(FAILURE_TEXT)).toBeNull();
  act(() => void writeDevice('sentSuggestions', JSON.stringify([{ ...SENT, stage: null, checkedAt: null }])));
  expect(await screen.findByText(FAILURE_TEXT)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
});

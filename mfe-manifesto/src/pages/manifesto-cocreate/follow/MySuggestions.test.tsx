import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MySuggestions } from './MySuggestions.tsx';

beforeEach(() => localStorage.clear());

const CODE = 'IA-7K3M-9QXP-2DFH-4TVW';

it('MySuggestions opens the suggestion with its code when the visitor presses "Ver os estados ou apagar"', async () => {
  const sent = { code: CODE, text: 'Uma ideia', at: '2026-11-02T10:00:00Z', received: true };
  localStorage.setItem('sentSuggestions', JSON.stringify([{ ...sent, stage: 'pending', checkedAt: null }]));
  const onFollow = vi.fn();
  render(
    <ShellProvider shell={fakeShell()}>
      <MySuggestions onFollow={onFollow} />
    </ShellProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ver os estados ou apagar' }));
  expect(onFollow).toHaveBeenCalledExactlyOnceWith(CODE);
});

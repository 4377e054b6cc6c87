import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SentPanel } from '../contribute/SentPanel.tsx';
import { MySuggestions } from './MySuggestions.tsx';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());

const CODE = 'IA-7K3M-9QXP-2DFH-4TVW';

it('says on the receipt, on the screen and on paper, that the suggestion can be deleted and where', () => {
  const { container } = render(
    <ShellProvider shell={fakeShell()}>
      <SentPanel
        receipt={{ code: CODE, text: 'Uma ideia', sentAt: '2026-11-02T10:00:00Z', waits: false } as never}
        unread={false}
        onAnother={() => {}}
        onFollow={() => {}}
      />
    </ShellProvider>,
  );
  expect(container.querySelector('[data-print="recibo"]')?.textContent).toMatch(
    /pode retirar o nome ou apagá-la, em «Acompanhar uma sugestão»/,
  );
});

it('offers deletion by name in the list of what was sent', async () => {
  const sent = { code: CODE, text: 'Uma ideia', at: '2026-11-02T10:00:00Z', received: true };
  localStorage.setItem('sentSuggestions', JSON.stringify([{ ...sent, stage: 'pending', checkedAt: null }]));
  const onFollow = vi.fn();
  render(
    <ShellProvider shell={fakeShell()}>
      <MySuggestions onFollow={onFollow} />
    </ShellProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /apagar/ }));
  expect(onFollow).toHaveBeenCalledExactlyOnceWith(CODE);
});

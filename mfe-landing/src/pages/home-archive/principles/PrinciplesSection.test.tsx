import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

// The layouts are compiled on first import, which is slow on a busy machine.
const LONG_TIMEOUT = { timeout: 20_000 };

it('PrinciplesSection shows an error when the chunk fails to load, and retries on request', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.doMock('./PrinciplesBoard.tsx', () => {
    throw new Error('network');
  });
  const { PrinciplesSection } = await import('./PrinciplesSection.tsx');
  const shell = fakeShell();
  render(
    <ShellProvider shell={shell}>
      <PrinciplesSection />
    </ShellProvider>,
  );
  expect(await screen.findByText(/^Não foi possível carregar os princípios/, {}, LONG_TIMEOUT)).toBeTruthy();
  expect(shell.log.reports).toHaveLength(1);
  vi.doUnmock('./PrinciplesBoard.tsx');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(await screen.findAllByRole('button', { name: /^Concordo/ }, LONG_TIMEOUT)).toHaveLength(6);
}, 60_000);

import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

// The page is compiled on first import, which is slow on a busy machine.
const LONG_TIMEOUT = { timeout: 20_000 };

it('BelowTheFoldFailed shows and reports a failed chunk load, and retries on request', async () => {
  vi.doMock('./BelowTheFold.tsx', () => {
    throw new Error('network');
  });
  const { LandingPage } = await import('../LandingPage.tsx');
  const shell = fakeShell({ route: { path: '/', query: {}, anchor: 'learn' } });
  render(
    <ShellProvider shell={shell}>
      <LandingPage />
    </ShellProvider>,
  );
  expect(await screen.findByText('O resto da página não abriu.', {}, LONG_TIMEOUT)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(shell.log.reports).toHaveLength(1);
  vi.doUnmock('./BelowTheFold.tsx');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(
    () => expect(screen.getByRole('heading', { name: 'Escolha por onde começar' })).toBeTruthy(),
    LONG_TIMEOUT,
  );
}, 60_000);

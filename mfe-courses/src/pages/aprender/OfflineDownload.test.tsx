import type { OfflineUse } from '@ia/federation';
import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OfflineDownload } from './OfflineDownload.tsx';

/** Fake offline API that the test controls. */
function device(saved = false) {
  const steps: { onProgress(done: number, total: number): void; arrive(): void; fail(): void }[] = [];
  const use: OfflineUse = {
    about: async () => ({ saved, bytes: 1_940_000 }),
    cache: (_, onProgress) =>
      new Promise((resolve, reject) =>
        steps.push({ onProgress, arrive: resolve, fail: () => reject(new Error('x')) }),
      ),
    drop: vi.fn(async () => {}),
  };
  return { use, step: () => steps.at(-1) as (typeof steps)[number] };
}
function show(use: OfflineUse | null) {
  const shell = fakeShell({ offline: () => use });
  render(
    <ShellProvider shell={shell}>
      <OfflineDownload />
    </ShellProvider>,
  );
  return shell.log;
}
const storeButton = () => screen.findByRole('button', { name: 'Guardar os cursos neste dispositivo' });

it('OfflineDownload stores the courses offline with progress, and removes them again', async () => {
  const user = userEvent.setup();
  const { use, step } = device();
  const log = show(use);
  await screen.findByText(/Ocupam cerca de 1,9 MB/);
  await user.click(await storeButton());
  const heading = screen.getByRole('heading', { name: 'Aprender sem ligação à Internet' });
  expect(document.activeElement).toBe(heading);
  act(() => step().onProgress(970_000, 1_940_000));
  expect(
    screen.getByRole('progressbar', { name: 'A guardar os cursos' }).getAttribute('aria-valuetext'),
  ).toBe('50 %');
  await act(async () => step().arrive());
  expect(log.announcements.at(-1)).toMatch(/ficaram guardados/);
  await user.click(screen.getByRole('button', { name: 'Deixar de os guardar' }));
  expect(use.drop).toHaveBeenCalledWith('/aprender');
  expect(await storeButton()).toBeTruthy();
});

it('OfflineDownload explains a failed download and retries', async () => {
  const user = userEvent.setup();
  const { use, step } = device();
  show(use);
  await user.click(await storeButton());
  await act(async () => step().fail());
  expect(screen.getByRole('alert').textContent).toMatch(/Verifique a ligação e tente de novo/);
  await user.click(await storeButton());
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => step().arrive());
  expect(screen.getByText(/Os cursos estão guardados/)).toBeTruthy();
});

it('OfflineDownload shows the request of an earlier visit', async () => {
  show(device(true).use);
  expect(await screen.findByRole('button', { name: 'Deixar de os guardar' })).toBeTruthy();
});

it.each([
  ['is unavailable', null],
  ['fails', { ...device().use, about: () => Promise.reject(new Error('x')) }],
  ['reports a size of zero', { ...device().use, about: async () => ({ saved: false, bytes: 0 }) }],
])('OfflineDownload renders nothing when the offline API %s', async (_, use) => {
  show(use);
  await act(async () => {});
  expect(screen.queryByRole('heading')).toBeNull();
});

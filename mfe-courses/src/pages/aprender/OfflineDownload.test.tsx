import type { OfflineUse } from '@ia/federation';
import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { OfflineDownload } from './OfflineDownload.tsx';

/** Fake offline API that the test controls. */
function fakeOffline(saved = false) {
  const downloads: { onProgress(done: number, total: number): void; finish(): void; fail(): void }[] = [];
  const offline: OfflineUse = {
    about: async () => ({ saved, bytes: 1_940_000 }),
    cache: (_, onProgress) =>
      new Promise((resolve, reject) =>
        downloads.push({ onProgress, finish: resolve, fail: () => reject(new Error('x')) }),
      ),
    drop: vi.fn(async () => {}),
  };
  return { offline, lastDownload: () => downloads.at(-1) as (typeof downloads)[number] };
}
/** @returns the log of the fake shell */
function renderWith(offline: OfflineUse | null) {
  const shell = fakeShell({ offline: () => offline });
  render(
    <ShellProvider shell={shell}>
      <OfflineDownload />
    </ShellProvider>,
  );
  return shell.log;
}
const saveButton = () => screen.findByRole('button', { name: 'Guardar os cursos neste dispositivo' });

it('OfflineDownload saves the courses with progress, and removes them again', async () => {
  const user = userEvent.setup();
  const { offline, lastDownload } = fakeOffline();
  const log = renderWith(offline);
  await screen.findByText(/Ocupam cerca de 1,9 MB/);
  await user.click(await saveButton());
  // The pressed button is replaced, so focus moves to the heading.
  const heading = screen.getByRole('heading', { name: 'Aprender sem ligação à Internet' });
  expect(document.activeElement).toBe(heading);
  act(() => lastDownload().onProgress(970_000, 1_940_000));
  expect(
    screen.getByRole('progressbar', { name: 'A guardar os cursos' }).getAttribute('aria-valuetext'),
  ).toBe('50 %');
  await act(async () => lastDownload().finish());
  expect(log.announcements.at(-1)).toMatch(/ficaram guardados/);
  await user.click(screen.getByRole('button', { name: 'Deixar de os guardar' }));
  expect(offline.drop).toHaveBeenCalledWith('/aprender');
  expect(await saveButton()).toBeTruthy();
});

it('OfflineDownload explains a failed download and retries', async () => {
  const user = userEvent.setup();
  const { offline, lastDownload } = fakeOffline();
  renderWith(offline);
  await user.click(await saveButton());
  await act(async () => lastDownload().fail());
  expect(screen.getByRole('alert').textContent).toMatch(/Verifique a ligação e tente de novo/);
  await user.click(await saveButton());
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => lastDownload().finish());
  expect(screen.getByText(/Os cursos estão guardados/)).toBeTruthy();
});

it('OfflineDownload offers to remove courses that were saved on an earlier visit', async () => {
  renderWith(fakeOffline(true).offline);
  expect(await screen.findByRole('button', { name: 'Deixar de os guardar' })).toBeTruthy();
});

it.each([
  ['is unavailable', null],
  ['fails', { ...fakeOffline().offline, about: () => Promise.reject(new Error('x')) }],
  ['reports a size of zero', { ...fakeOffline().offline, about: async () => ({ saved: false, bytes: 0 }) }],
])('OfflineDownload renders nothing when the offline API %s', async (_, offline) => {
  renderWith(offline);
  await act(async () => {});
  expect(screen.queryByRole('heading')).toBeNull();
});

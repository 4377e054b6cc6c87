import type { OfflineUse } from '@ia/federation';
import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { KeepOffline } from './KeepOffline.tsx';

/** A device whose answers the test gives. */
function device(asked = false) {
  const steps: { tell(done: number, total: number): void; arrive(): void; fail(): void }[] = [];
  const use: OfflineUse = {
    about: async () => ({ asked, bytes: 1_940_000 }),
    keep: (_, tell) =>
      new Promise((resolve, reject) =>
        steps.push({ tell, arrive: resolve, fail: () => reject(new Error('x')) }),
      ),
    drop: vi.fn(async () => {}),
  };
  return { use, step: () => steps.at(-1) as (typeof steps)[number] };
}
function show(use: OfflineUse | null) {
  const shell = fakeShell({ offline: () => use });
  render(
    <ShellProvider shell={shell}>
      <KeepOffline />
    </ShellProvider>,
  );
  return shell.log;
}
const keep = () => screen.findByRole('button', { name: 'Guardar os cursos neste dispositivo' });

it('keeps the courses, with progress shown, and lets them go again', async () => {
  const user = userEvent.setup();
  const { use, step } = device();
  const log = show(use);
  await screen.findByText(/Ocupam cerca de 1,9 MB/);
  await user.click(await keep());
  const heading = screen.getByRole('heading', { name: 'Aprender sem ligação à Internet' });
  expect(document.activeElement).toBe(heading);
  act(() => step().tell(970_000, 1_940_000));
  expect(
    screen.getByRole('progressbar', { name: 'A guardar os cursos' }).getAttribute('aria-valuetext'),
  ).toBe('50 %');
  await act(async () => step().arrive());
  expect(log.announcements.at(-1)).toMatch(/ficaram guardados/);
  await user.click(screen.getByRole('button', { name: 'Deixar de os guardar' }));
  expect(use.drop).toHaveBeenCalledWith('/aprender');
  expect(await keep()).toBeTruthy();
});

it('says what to do when something did not arrive, and tries again', async () => {
  const user = userEvent.setup();
  const { use, step } = device();
  show(use);
  await user.click(await keep());
  await act(async () => step().fail());
  expect(screen.getByRole('alert').textContent).toMatch(/Verifique a ligação e tente de novo/);
  await user.click(await keep());
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => step().arrive());
  expect(screen.getByText(/Os cursos estão guardados/)).toBeTruthy();
});

it('knows what was asked for at an earlier visit', async () => {
  show(device(true).use);
  expect(await screen.findByRole('button', { name: 'Deixar de os guardar' })).toBeTruthy();
});

it.each([
  ['has no way to', null],
  ['does not answer', { ...device().use, about: () => Promise.reject(new Error('x')) }],
  ['has nothing to keep yet', { ...device().use, about: async () => ({ asked: false, bytes: 0 }) }],
])('shows nothing where the site %s', async (_, use) => {
  show(use);
  await act(async () => {});
  expect(screen.queryByRole('heading')).toBeNull();
});

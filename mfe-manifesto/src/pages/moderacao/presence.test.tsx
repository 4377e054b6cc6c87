import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignedIn } from './SignedIn.tsx';
import { functions } from './staff.test-scene.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A moderator at a page whose session lasts five minutes of nobody. */
async function open(alive: object = {}) {
  const { client, asked } = functions({
    moderation_alive: { idle_minutes: 5, second_factor_missing: false, ...alive },
    moderation_queue: [],
    moderation_counts: { pending: 0 },
    moderation_decisions: [],
  });
  const onIdle = vi.fn();
  render(
    <ShellProvider shell={fakeShell()}>
      <SignedIn client={client} email="ana@exemplo.pt" arrived signOut={() => {}} onIdle={onIdle} />
    </ShellProvider>,
  );
  const before = screen.queryByRole('heading', { name: 'Sugestões' });
  await pass(0);
  return { onIdle, before, said: () => asked('moderation_alive').length };
}
const warning = () => screen.queryByRole('alert');

it('shows the queue once the server has said that nothing is missing, and begins there', async () => {
  const { before } = await open();
  expect(before).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sugestões' }));
});

it('warns two minutes before the end, in words that interrupt, and goes on at a press of its button', async () => {
  const { said, onIdle } = await open();
  await pass(3 * MINUTE - 5000);
  expect(warning()).toBeNull();
  await pass(10_000);
  expect(warning()?.textContent).toContain('A sessão termina dentro de 2 minutos.');
  expect(said()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar a sessão' }));
  await pass(0);
  expect(said()).toBe(2);
  expect(warning()).toBeNull();
  await pass(2.5 * MINUTE);
  expect([warning(), onIdle.mock.calls.length]).toEqual([null, 0]);
});

it.each(['keyDown', 'pointerDown', 'pointerMove', 'wheel', 'touchStart'] as const)(
  'goes on at any sign of somebody: %s',
  async (sign) => {
    const { said } = await open();
    await pass(4 * MINUTE);
    expect(warning()).not.toBeNull();
    fireEvent[sign](document.body, { key: 'Tab' });
    await pass(5000);
    expect([warning(), said()]).toEqual([null, 2]);
  },
);

it('tells the server at most once a minute, and nothing when nobody is there', async () => {
  const { said } = await open();
  for (let n = 0; n < 24; n++) {
    fireEvent.keyDown(document.body, { key: 'j' });
    await pass(5000);
  }
  expect(said()).toBe(3);
  await pass(2 * MINUTE);
  expect(said()).toBe(3);
});

it('ends it when nobody came, and never where the operator says so', async () => {
  const { onIdle } = await open();
  await pass(5 * MINUTE - 5000);
  expect(onIdle).not.toHaveBeenCalled();
  await pass(10_000);
  expect(onIdle).toHaveBeenCalled();
});

it('never ends where the operator says so', async () => {
  const { onIdle } = await open({ idle_minutes: 0 });
  await pass(600 * MINUTE);
  expect([warning(), onIdle.mock.calls.length]).toEqual([null, 0]);
});

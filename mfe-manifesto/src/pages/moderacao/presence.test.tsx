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

/** Renders a moderator's page with a session that ends after five minutes of inactivity. */
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
  return { onIdle, before, heartbeatCount: () => asked('moderation_alive').length };
}
const warning = () => screen.queryByRole('alert');

it('Signed-in page shows and focuses the queue once the server requires no second factor', async () => {
  const { before } = await open();
  expect(before).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sugestões' }));
});

it('Session warning appears assertively two minutes before the end, and its button extends the session', async () => {
  const { heartbeatCount, onIdle } = await open();
  await pass(3 * MINUTE - 5000);
  expect(warning()).toBeNull();
  await pass(10_000);
  expect(warning()?.textContent).toContain('A sessão termina dentro de 2 minutos.');
  expect(heartbeatCount()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar a sessão' }));
  await pass(0);
  expect(heartbeatCount()).toBe(2);
  expect(warning()).toBeNull();
  await pass(2.5 * MINUTE);
  expect([warning(), onIdle.mock.calls.length]).toEqual([null, 0]);
});

it.each(['keyDown', 'pointerDown', 'pointerMove', 'wheel', 'touchStart'] as const)(
  'Session is extended by user activity: %s',
  async (sign) => {
    const { heartbeatCount } = await open();
    await pass(4 * MINUTE);
    expect(warning()).not.toBeNull();
    fireEvent[sign](document.body, { key: 'Tab' });
    await pass(5000);
    expect([warning(), heartbeatCount()]).toEqual([null, 2]);
  },
);

it('Session heartbeat is sent at most once a minute, and not without activity', async () => {
  const { heartbeatCount } = await open();
  for (let n = 0; n < 24; n++) {
    fireEvent.keyDown(document.body, { key: 'j' });
    await pass(5000);
  }
  expect(heartbeatCount()).toBe(3);
  await pass(2 * MINUTE);
  expect(heartbeatCount()).toBe(3);
});

it('Session ends after the idle time', async () => {
  const { onIdle } = await open();
  await pass(5 * MINUTE - 5000);
  expect(onIdle).not.toHaveBeenCalled();
  await pass(10_000);
  expect(onIdle).toHaveBeenCalled();
});

it('Session never ends when the operator sets idle_minutes to 0', async () => {
  const { onIdle } = await open({ idle_minutes: 0 });
  await pass(600 * MINUTE);
  expect([warning(), onIdle.mock.calls.length]).toEqual([null, 0]);
});

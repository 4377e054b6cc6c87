import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModeratorPage } from './ModeratorPage.tsx';
import { fakeFunctions } from './staff.test-scene.ts';

// The end of an idle moderator's session: warning, extension by activity, and failing heartbeats.

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE_MS = 60_000;
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Renders a moderator's page with a session that ends after five minutes of inactivity. */
async function renderPage(heartbeat: object = {}) {
  const server = { isReachable: true };
  const { client, callArgs } = fakeFunctions({
    moderation_alive: () => {
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      return { idle_minutes: 5, second_factor_missing: false, ...heartbeat };
    },
    moderation_queue: [],
    moderation_counts: { pending: 0 },
    moderation_decisions: [],
  });
  const onIdle = vi.fn();
  render(
    <ShellProvider shell={fakeShell()}>
      <ModeratorPage
        client={client}
        email="ana@exemplo.pt"
        hasJustSignedIn
        signOut={() => {}}
        onIdle={onIdle}
      />
    </ShellProvider>,
  );
  const headingBeforeAnswer = screen.queryByRole('heading', { name: 'Sugestões' });
  await advance(0);
  return { server, onIdle, headingBeforeAnswer, heartbeatCount: () => callArgs('moderation_alive').length };
}
const warning = () => screen.queryByRole('alert');

it('Moderator page shows and focuses the queue once the server requires no second factor', async () => {
  const { headingBeforeAnswer } = await renderPage();
  expect(headingBeforeAnswer).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sugestões' }));
});

it('Session warning appears assertively two minutes before the end, and its button extends the session', async () => {
  const { heartbeatCount, onIdle } = await renderPage();
  await advance(3 * MINUTE_MS - 5000);
  expect(warning()).toBeNull();
  await advance(10_000);
  expect(warning()?.textContent).toContain('A sessão termina dentro de 2 minutos.');
  expect(heartbeatCount()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar a sessão' }));
  await advance(0);
  expect(heartbeatCount()).toBe(2);
  expect(warning()).toBeNull();
  await advance(2.5 * MINUTE_MS);
  expect([warning(), onIdle.mock.calls.length]).toEqual([null, 0]);
});

it.each(['keyDown', 'pointerDown', 'pointerMove', 'wheel', 'touchStart'] as const)(
  'Session is extended by user activity: %s',
  async (eventName) => {
    const { heartbeatCount } = await renderPage();
    await advance(4 * MINUTE_MS);
    expect(warning()).not.toBeNull();
    fireEvent[eventName](document.body, { key: 'Tab' });
    await advance(5000);
    expect([warning(), heartbeatCount()]).toEqual([null, 2]);
  },
);

it('Session heartbeat is sent at most once a minute, and not without activity', async () => {
  const { heartbeatCount } = await renderPage();
  for (let n = 0; n < 24; n++) {
    fireEvent.keyDown(document.body, { key: 'j' });
    await advance(5000);
  }
  expect(heartbeatCount()).toBe(3);
  await advance(2 * MINUTE_MS);
  expect(heartbeatCount()).toBe(3);
});

it('Session ends after the idle time', async () => {
  const { onIdle } = await renderPage();
  await advance(5 * MINUTE_MS - 5000);
  expect(onIdle).not.toHaveBeenCalled();
  await advance(10_000);
  expect(onIdle).toHaveBeenCalled();
});

it('Session warning stays while the heartbeat fails, because the server extends nothing', async () => {
  const { server, onIdle, heartbeatCount } = await renderPage();
  await advance(2 * MINUTE_MS);
  server.isReachable = false;
  for (let n = 0; n < 24; n++) {
    fireEvent.keyDown(document.body, { key: 'j' });
    await advance(5000);
  }
  expect(warning()?.textContent).toContain('A sessão termina dentro de 2 minutos.');
  expect(heartbeatCount()).toBeGreaterThan(1);
  server.isReachable = true;
  fireEvent.keyDown(document.body, { key: 'j' });
  await advance(5000);
  expect([warning(), onIdle.mock.calls.length]).toEqual([null, 0]);
});

it('Session never ends when the operator sets idle_minutes to 0', async () => {
  const { onIdle } = await renderPage({ idle_minutes: 0 });
  await advance(600 * MINUTE_MS);
  expect([warning(), onIdle.mock.calls.length]).toEqual([null, 0]);
});

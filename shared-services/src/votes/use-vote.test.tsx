import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Backend, BackendError, type BackendErrorKind } from '../backend/index.ts';
import { PRINCIPLES, usePrinciples } from '../principles/index.ts';
import { deviceKeys, readDevice, removeDevice, writeDevice } from '../storage/index.ts';
import { deliverUnsentVotes, useDeliverUnsentVotes, useVotes } from './index.ts';

// Tests voting on a page of principles: the optimistic count, resending, rate limits, and other tabs.
const report = vi.fn();
const notify = vi.fn();
const VOTE_KEY = 'vote_principle_literacia';

/** A fake server that returns ten upvotes for each principle; `vote` answers the votes. */
function fakeServer(vote: (name: string) => Promise<unknown>) {
  const votes = vi.fn(vote);
  const db = {
    from: () => ({ select: () => ({ order: () => ({ list: true }) }) }),
    rpc: (name: string) => {
      const call = { name, setHeader: () => call };
      return call;
    },
  };
  const run = async (query: (client: typeof db) => { list?: boolean; name?: string }) => {
    const call = query(db);
    return call.list
      ? PRINCIPLES.map((one) => ({ ...one, upvotes: 10, downvotes: 2 }))
      : votes(call.name ?? '');
  };
  return { votes, backend: { run } as unknown as Backend };
}
const rejectWith =
  (kind: BackendErrorKind, wait: number | null = null) =>
  () =>
    Promise.reject(new BackendError(kind, 0, '', { wait, work: null }));
const COUNTED = { upvotes: 15, downvotes: 2, vote: 'up', changed: true };

/**
 * Renders a page with the principles. `firstVote` returns the vote on the first one, `shownCounts` its upvote counts
 * over time.
 */
async function openPage(backend: Backend | null) {
  const shownCounts: number[] = [];
  const { result, unmount } = renderHook(() => {
    const outboxContext = { backend, report, notify };
    useDeliverUnsentVotes(outboxContext);
    const votes = useVotes('principle', usePrinciples(backend).data ?? [], outboxContext);
    const count = votes[0]?.totals.upvotes;
    if (count !== undefined && count !== shownCounts.at(-1)) shownCounts.push(count);
    return votes[0];
  });
  await waitFor(() => expect(result.current).toBeDefined());
  const firstVote = () => result.current as NonNullable<typeof result.current>;
  return {
    firstVote,
    shownCounts,
    unmount,
    cast: (choice: 'up' | 'down') => act(() => firstVote().cast(choice)),
  };
}

beforeEach(() => {
  // Also removes values that are only in the memory fallback.
  for (const key of deviceKeys('')) removeDevice(key);
  report.mockReset();
  notify.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('useVote counts and locks a vote before the server answers', async () => {
  let resolveVote: (value: unknown) => void = () => {};
  const { backend, votes } = fakeServer(() => new Promise((resolve) => (resolveVote = resolve)));
  const { firstVote, cast } = await openPage(backend);
  cast('up');
  expect(firstVote()).toMatchObject({ vote: 'up', totals: { upvotes: 11, downvotes: 2 } });
  cast('down');
  expect(firstVote()).toMatchObject({ vote: 'up', totals: { upvotes: 11, downvotes: 2 } });
  expect(readDevice(VOTE_KEY)).toBe('up');
  await waitFor(() => expect(votes).toHaveBeenCalledOnce());
  await act(async () => resolveVote(COUNTED));
  expect(firstVote()).toMatchObject({ vote: 'up', totals: { upvotes: 15, downvotes: 2 } });
});

it('useVote shows only the optimistic count and then the server’s count', async () => {
  const { firstVote, cast, shownCounts } = await openPage(fakeServer(async () => COUNTED).backend);
  cast('up');
  await waitFor(() => expect(firstVote().totals.upvotes).toBe(15));
  expect(shownCounts).toEqual([10, 11, 15]);
  expect(readDevice(`unsent_${VOTE_KEY}`)).toBeNull();
});

it('useVote retains an unsent vote, reports it once, and any page with votes resends it', async () => {
  const offlineServer = fakeServer(rejectWith('offline'));
  const { cast, firstVote, unmount } = await openPage(offlineServer.backend);
  cast('up');
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(firstVote()).toMatchObject({ vote: 'up', totals: { upvotes: 11 } });
  await act(() => deliverUnsentVotes({ backend: offlineServer.backend, report, notify }));
  expect(offlineServer.votes).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledOnce();
  expect(notify).not.toHaveBeenCalled();
  unmount();

  writeDevice('vote_suggestion_s1', 'true');
  writeDevice('unsent_vote_suggestion_s1', 'true:4');
  const secondServer = fakeServer(async () => COUNTED);
  await openPage(secondServer.backend);
  await waitFor(() =>
    expect(secondServer.votes.mock.calls.flat().sort()).toEqual(['vote_on_principle', 'vote_on_suggestion']),
  );
  await waitFor(() => expect(readDevice('unsent_vote_suggestion_s1')).toBeNull());
  expect(readDevice(`unsent_${VOTE_KEY}`)).toBeNull();
});

it.each([
  ['rejected', /não foi aceite.*Recarregue a página e vote de novo/],
  ['rate-limited', /muitos votos a partir desta ligação à Internet.*Vote de novo mais tarde/],
  ['not-found', /já não está em votação/],
] as const)('useVote reverts a vote that fails with %s and shows the reason', async (kind, pattern) => {
  const { firstVote, cast, shownCounts } = await openPage(fakeServer(rejectWith(kind)).backend);
  cast('up');
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.calls[0]?.[0].message).toMatch(pattern);
  expect(firstVote()).toMatchObject({ vote: null, totals: { upvotes: 10 } });
  expect(shownCounts).toEqual([10, 11, 10]);
  expect([readDevice(VOTE_KEY), readDevice(`unsent_${VOTE_KEY}`)]).toEqual([null, null]);
});

it.each([
  [600, 'segue sozinho a partir das 10:35.'],
  [3600, 'segue sozinho a partir das 11:25.'],
  [80_000, 'segue sozinho amanhã, a partir das 08:39.'],
])(
  'useVote queues a vote that is rate-limited for %i seconds, shows the time, and sends nothing before',
  async (wait, text) => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-24T10:25:00Z'));
    let isLimitOver = false;
    const { backend, votes } = fakeServer(() =>
      isLimitOver ? Promise.resolve(COUNTED) : rejectWith('rate-limited', wait)(),
    );
    const { firstVote, cast } = await openPage(backend);
    cast('up');
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    expect(notify.mock.calls[0]?.[0].message).toContain(text);
    await waitFor(() => expect(firstVote()).toMatchObject({ vote: 'up', waiting: true }));
    isLimitOver = true;
    await act(() => deliverUnsentVotes({ backend, report, notify }));
    expect(votes).toHaveBeenCalledOnce();
    clock.mockReturnValue(Date.parse('2026-11-24T10:25:00Z') + wait * 1000);
    await act(() => deliverUnsentVotes({ backend, report, notify }));
    expect(firstVote()).toMatchObject({ vote: 'up', waiting: false, totals: { upvotes: 15 } });
    clock.mockRestore();
  },
);

it('useVote retains a vote during a short rate limit, shows one notice, and resends it', async () => {
  let isLimitOver = false;
  const { votes, backend } = fakeServer(() =>
    isLimitOver ? Promise.resolve(COUNTED) : rejectWith('rate-limited', 40)(),
  );
  const { firstVote, cast, shownCounts } = await openPage(backend);
  cast('up');
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.calls[0]?.[0]).toMatchObject({
    kind: 'info',
    message: expect.stringContaining('O seu voto segue sozinho dentro de cerca de um minuto'),
  });
  await act(() => deliverUnsentVotes({ backend, report, notify }));
  expect(firstVote().vote).toBe('up');
  isLimitOver = true;
  await act(() => deliverUnsentVotes({ backend, report, notify }));
  expect(votes).toHaveBeenCalledTimes(3);
  expect(notify).toHaveBeenCalledOnce();
  expect(shownCounts).toEqual([10, 11, 15]);
  expect(readDevice(`unsent_${VOTE_KEY}`)).toBeNull();
});

it('useVote shows a confirmation notice while the device computes proof of work', async () => {
  const work = '4.1795334400.0123456789abcdef0123456789abcdef';
  const refusal = new BackendError('rate-limited', 429, '', { wait: 40, work });
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: (event: { data: string }) => void = () => {};
      terminate() {}
      postMessage = (challenge: string) => queueMicrotask(() => this.onmessage({ data: `${challenge}.7` }));
    },
  );
  let callCount = 0;
  const { backend } = fakeServer(() =>
    callCount++ === 0 ? Promise.reject(refusal) : Promise.resolve(COUNTED),
  );
  const { firstVote, cast } = await openPage(backend);
  cast('up');
  await waitFor(() => expect(firstVote().totals.upvotes).toBe(15));
  expect(notify.mock.calls.map(([notice]) => notice.message)).toEqual(['A confirmar o seu voto…']);
  expect(report).not.toHaveBeenCalled();
});

it('useDeliverUnsentVotes shows one notice when several waiting votes are refused', async () => {
  for (const id of ['literacia', 'bem-comum']) {
    writeDevice(`vote_principle_${id}`, 'up');
    writeDevice(`unsent_vote_principle_${id}`, 'up:11');
  }
  await openPage(fakeServer(rejectWith('rate-limited')).backend);
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.calls[0]?.[0].message).toMatch(/^2 dos seus votos/);
});

/** Simulates another tab that writes or removes a key. */
const writeFromOtherTab = (key: string, newValue: string | null) =>
  act(() => {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });

it('useVote shows the server’s total after opposite votes of two tabs wrote their keys in turn', async () => {
  let resolveVote: (value: unknown) => void = () => {};
  const { backend, votes } = fakeServer(() => new Promise((resolve) => (resolveVote = resolve)));
  const { firstVote, cast } = await openPage(backend);
  cast('down');
  writeFromOtherTab(`unsent_${VOTE_KEY}`, 'up:11');
  expect(firstVote()).toMatchObject({ vote: 'down', totals: { upvotes: 10, downvotes: 2 } });
  writeFromOtherTab(VOTE_KEY, 'up');
  expect(firstVote()).toMatchObject({ vote: 'up', totals: { upvotes: 11, downvotes: 2 } });
  writeFromOtherTab(VOTE_KEY, 'down');
  await waitFor(() => expect(votes).toHaveBeenCalledOnce());
  await act(async () => resolveVote({ upvotes: 10, downvotes: 3, vote: 'down', changed: true }));
  expect(firstVote()).toMatchObject({ vote: 'down', totals: { upvotes: 10, downvotes: 3 } });
});

it('useVote follows the lock, the count and the server’s total of another tab', async () => {
  const { firstVote, cast } = await openPage(fakeServer(async () => COUNTED).backend);
  writeFromOtherTab(`unsent_${VOTE_KEY}`, 'up:11');
  writeFromOtherTab(VOTE_KEY, 'up');
  expect(firstVote()).toMatchObject({ vote: 'up', totals: { upvotes: 11 } });
  cast('down');
  expect(firstVote().vote).toBe('up');
  writeFromOtherTab(`unsent_${VOTE_KEY}`, null);
  expect(firstVote().totals.upvotes).toBe(11);
  const otherTab = new BroadcastChannel('ia-para-todos.votes');
  otherTab.postMessage({ kind: 'principle', id: 'literacia', totals: { upvotes: 'muitos' } });
  otherTab.postMessage({ kind: 'principle', id: 'literacia', totals: { upvotes: 15, downvotes: 2 } });
  await waitFor(() => expect(firstVote().totals.upvotes).toBe(15));
  otherTab.close();
});

it('useVote votes once when storage is unavailable', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  const { votes, backend } = fakeServer(async () => COUNTED);
  const { firstVote, cast, shownCounts } = await openPage(backend);
  cast('up');
  await waitFor(() => expect(firstVote().totals.upvotes).toBe(15));
  cast('up');
  expect(shownCounts).toEqual([10, 11, 15]);
  expect(votes).toHaveBeenCalledTimes(1);
});

it('useVote shows the stored vote after a reload without a backend', async () => {
  const { cast, unmount } = await openPage(null);
  cast('down');
  unmount();
  const { firstVote } = await openPage(null);
  const before = PRINCIPLES[0]?.downvotes ?? 0;
  expect(firstVote()).toMatchObject({ vote: 'down', totals: { downvotes: before + 1 } });
});

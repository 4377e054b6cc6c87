import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement as h, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Backend, BackendError } from '../backend/index.ts';
import { deviceKeys, readDevice, removeDevice } from '../storage/index.ts';
import { deliverUnsentVotes, useReceivedVotes, useUndoVote, useVote, type Vote } from './index.ts';

// Tests voting and its undo on a card of a principle, with a fake server that knows one vote.
const report = vi.fn();
const notify = vi.fn();
const results: string[] = [];
interface Row {
  id: string;
  upvotes: number;
  downvotes: number;
}
let testCount = 0;
/** A new principle for each test, because a document remembers its withdrawals. */
let ROW: Row;
const voteKey = () => `vote_principle_${ROW.id}`;

/** A fake server with one vote; `failingCall` names the call that fails. */
function fakeServer(undoSeconds = 10) {
  let vote: string | null = null;
  const calls: string[] = [];
  const state = { failingCall: null as string | null, undoSeconds };
  const totals = () => ({
    upvotes: 10 + Number(vote === 'up'),
    downvotes: 2 + Number(vote === 'down'),
    vote,
  });
  const db = {
    rpc: (name: string, args: { vote_type?: string }) => {
      const call = {
        setHeader: () => call,
        run: async () => {
          calls.push(name);
          if (state.failingCall === name) throw new BackendError('offline', 0, '');
          if (name === 'withdraw_principle_vote') {
            if (state.undoSeconds > 0) vote = null;
            return totals();
          }
          vote ??= args.vote_type ?? null;
          return { ...totals(), changed: true, undo_seconds: state.undoSeconds };
        },
      };
      return call;
    },
  };
  const backend = {
    run: (query: (client: typeof db) => { run(): Promise<unknown> }) => query(db).run(),
  } as unknown as Backend;
  return { backend, calls, state, vote: () => vote };
}

let voting: Vote<'principle', Row>;
function Card({ backend }: { backend: Backend | null }) {
  const row = useRef(ROW);
  useReceivedVotes('principle', ({ totals }) => {
    row.current = { ...row.current, ...totals } as Row;
  });
  const outboxContext = { backend, report, notify };
  voting = useVote('principle', row.current, outboxContext);
  const agree = useRef<HTMLButtonElement>(null);
  return h('div', {}, [
    h('button', { key: 'agree', type: 'button', ref: agree }, 'Concordo'),
    voting.undo !== null &&
      h(Undo, { key: 'undo', until: voting.undo, backend, moveFocus: () => agree.current?.focus() }),
  ]);
}
function Undo({
  until,
  backend,
  moveFocus,
}: {
  until: number;
  backend: Backend | null;
  moveFocus: () => void;
}) {
  const { button, seconds, undo } = useUndoVote({
    id: ROW.id,
    until,
    outboxContext: { backend, report, notify },
    moveFocus,
    onResult: (result) => results.push(result),
  });
  return seconds > 0
    ? h('button', { type: 'button', ref: button, onClick: undo }, `Anular ${seconds}`)
    : h('p', {}, 'Definitivo');
}
const undoButton = () => screen.findByRole('button', { name: /^Anular/ });
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const voteKeys = () => deviceKeys('').filter((key) => key.includes('vote_'));

beforeEach(() => {
  for (const key of deviceKeys('')) removeDevice(key);
  report.mockReset();
  notify.mockReset();
  results.length = 0;
  ROW = { id: `p${++testCount}`, upvotes: 10, downvotes: 2 };
  vi.useFakeTimers({ now: Date.parse('2026-11-24T10:00:00Z'), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('useUndoVote withdraws a vote from the server, the device and the totals', async () => {
  const { backend, vote } = fakeServer();
  render(h(Card, { backend }));
  act(() => voting.cast('down'));
  await settle();
  expect(voting).toMatchObject({ vote: 'down', totals: { downvotes: 3 } });
  const button = await undoButton();
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(results).toEqual(['done']));
  expect(vote()).toBeNull();
  expect(voting).toMatchObject({ vote: null, undo: null, totals: { upvotes: 10, downvotes: 2 } });
  expect(voteKeys()).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Concordo');
});

it('useUndoVote ends with the server’s undo window, measured from sending, and moves the focus', async () => {
  const { backend } = fakeServer(10);
  render(h(Card, { backend }));
  act(() => voting.cast('up'));
  await settle();
  const button = await undoButton();
  button.focus();
  expect(voting.undo).toBeLessThanOrEqual(Date.now() + 10_000);
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(button.textContent).toMatch(/^Anular [67]$/);
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(screen.getByText('Definitivo')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Concordo');
});

it('useUndoVote returns late and keeps the vote when the server refuses the withdrawal', async () => {
  const { backend, state } = fakeServer();
  render(h(Card, { backend }));
  act(() => voting.cast('up'));
  await settle();
  const button = await undoButton();
  state.undoSeconds = 0;
  fireEvent.click(button);
  await waitFor(() => expect(results).toEqual(['late']));
  expect(readDevice(voteKey())).toBe('up');
  expect(await screen.findByText('Definitivo')).toBeTruthy();
});

it('useUndoVote offers no undo for a vote cast after a withdrawal', async () => {
  const { backend, state } = fakeServer();
  render(h(Card, { backend }));
  act(() => voting.cast('up'));
  await settle();
  fireEvent.click(await undoButton());
  await waitFor(() => expect(results).toEqual(['done']));
  state.undoSeconds = 0;
  act(() => voting.cast('down'));
  expect(voting.undo).toBe(0);
  await settle();
  expect(voting).toMatchObject({ vote: 'down', totals: { upvotes: 10, downvotes: 3 } });
  expect(screen.getByText('Definitivo')).toBeTruthy();
});

it('useUndoVote keeps the vote while the server does not answer, and can be retried', async () => {
  const { backend, state } = fakeServer();
  render(h(Card, { backend }));
  act(() => voting.cast('up'));
  await settle();
  state.failingCall = 'withdraw_principle_vote';
  fireEvent.click(await undoButton());
  await waitFor(() => expect(results).toEqual(['failed']));
  expect(voting.vote).toBe('up');
  state.failingCall = null;
  fireEvent.click(await undoButton());
  await waitFor(() => expect(results).toEqual(['failed', 'done']));
  expect(voting.vote).toBeNull();
});

it('useUndoVote removes a waiting vote while offline, and nothing is sent later', async () => {
  const { backend, calls } = fakeServer();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { rerender } = render(h(Card, { backend: null }));
  act(() => voting.cast('up'));
  expect(voting).toMatchObject({ waiting: true, undo: Number.POSITIVE_INFINITY });
  fireEvent.click(await undoButton());
  await waitFor(() => expect(results).toEqual(['removed']));
  expect(voteKeys()).toEqual([]);
  vi.mocked(vi.spyOn(navigator, 'onLine', 'get')).mockReturnValue(true);
  rerender(h(Card, { backend }));
  await act(() => deliverUnsentVotes({ backend, report, notify }));
  expect(calls).toEqual([]);
  expect(voting).toMatchObject({ vote: null, totals: { upvotes: 10 } });
});

it('useUndoVote waits for a vote in flight and withdraws it even if its answer is lost', async () => {
  const { backend, calls, state, vote } = fakeServer();
  state.failingCall = 'vote_on_principle';
  render(h(Card, { backend }));
  act(() => voting.cast('up'));
  fireEvent.click(await undoButton());
  await waitFor(() => expect(results).toEqual(['done']));
  expect(calls).toEqual(['vote_on_principle', 'withdraw_principle_vote']);
  expect(voteKeys()).toEqual([]);
  state.failingCall = null;
  await act(() => deliverUnsentVotes({ backend, report, notify }));
  expect(vote()).toBeNull();
});

it('useVote follows totals that fall below the optimistic count of a vote sent by another tab', async () => {
  const { backend } = fakeServer();
  const { rerender } = render(h(Card, { backend }));
  const writeFromOtherTab = (key: string, newValue: string | null) =>
    act(() => {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    });
  const otherTab = new BroadcastChannel('ia-para-todos.votes');
  const publishTotals = async (upvotes: number) => {
    otherTab.postMessage({ kind: 'principle', id: ROW.id, totals: { upvotes, downvotes: 2 } });
    await act(() => vi.advanceTimersByTimeAsync(20));
    // The list rerenders its cards when totals arrive.
    rerender(h(Card, { backend }));
  };
  writeFromOtherTab(`unsent_${voteKey()}`, 'up:11');
  writeFromOtherTab(voteKey(), 'up');
  expect(voting).toMatchObject({ undo: null, totals: { upvotes: 11 } });
  writeFromOtherTab(`unsent_${voteKey()}`, null);
  await publishTotals(11);
  await publishTotals(9);
  await waitFor(() => expect(voting.totals.upvotes).toBe(9));
  otherTab.close();
});

it('useUndoVote ends when its time passes between two reads of the clock', async () => {
  const until = Date.now() + 3;
  let clock = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => clock++);
  render(h(Undo, { until, backend: null, moveFocus: () => {} }));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Definitivo')).toBeDefined();
});

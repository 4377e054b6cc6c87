import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Backend, BackendError } from '../backend/index.ts';
import { clearDevice, readDevice } from '../storage/index.ts';
import { PRINCIPLES } from './content/index.ts';
import type { Principle } from './principle.ts';
import { usePrincipleVote } from './use-principle-vote.ts';

const principle = { ...(PRINCIPLES[0] as Principle), upvotes: 10, downvotes: 2 };
const report = vi.fn();
const answering = (answer: () => Promise<unknown>) => ({ run: vi.fn(answer) }) as unknown as Backend;
const counts = { upvotes: 15, downvotes: 2, vote: 'up', changed: true };
const voting = (backend: Backend | null, of = principle) =>
  renderHook(() => usePrincipleVote(of, backend, report));

beforeEach(() => {
  clearDevice();
  report.mockReset();
});

it('counts at once and locks, before the server has answered', () => {
  const { result } = voting(answering(() => new Promise(() => {})));
  act(() => result.current.cast('up'));
  expect(result.current).toMatchObject({ vote: 'up', upvotes: 11, downvotes: 2 });
  act(() => result.current.cast('down'));
  expect(result.current).toMatchObject({ vote: 'up', upvotes: 11, downvotes: 2 });
  expect(readDevice('vote_principle_literacia')).toBe('up');
});

it('shows the totals of the server once it has counted', async () => {
  const { result } = voting(answering(async () => counts));
  act(() => result.current.cast('up'));
  await waitFor(() => expect(result.current.upvotes).toBe(15));
  expect(result.current.vote).toBe('up');
});

it('tells whoever shows sums what the server has counted', async () => {
  const onCounted = vi.fn();
  const { result } = renderHook(() =>
    usePrincipleVote(
      principle,
      answering(async () => counts),
      report,
      onCounted,
    ),
  );
  act(() => result.current.cast('up'));
  await waitFor(() => expect(onCounted).toHaveBeenCalledExactlyOnceWith({ upvotes: 15, downvotes: 2 }));
});

it('is still voted after a reload, and not counted twice', async () => {
  const first = voting(answering(async () => counts));
  act(() => first.result.current.cast('up'));
  await waitFor(() => expect(first.result.current.upvotes).toBe(15));
  first.unmount();
  const backend = answering(async () => counts);
  const second = voting(backend, { ...principle, upvotes: 15 });
  expect(second.result.current).toMatchObject({ vote: 'up', upvotes: 15 });
  expect(backend.run).not.toHaveBeenCalled();
});

it('keeps a vote that the server did not hear, and tells it again after a reload', async () => {
  const down = answering(() => Promise.reject(new BackendError('offline', 0, '')));
  const first = voting(down);
  act(() => first.result.current.cast('up'));
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(first.result.current).toMatchObject({ vote: 'up', upvotes: 11 });
  first.unmount();

  const second = voting(answering(async () => counts));
  await waitFor(() => expect(second.result.current.upvotes).toBe(15));
  expect(readDevice('unsent_vote_principle_literacia')).toBeNull();
});

it('tells it again when the network comes back', async () => {
  let online = false;
  const { result } = voting(
    answering(() => (online ? Promise.resolve(counts) : Promise.reject(new BackendError('offline', 0, '')))),
  );
  act(() => result.current.cast('up'));
  await waitFor(() => expect(report).toHaveBeenCalled());
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.upvotes).toBe(15));
});

it('does not insist when the server refuses', async () => {
  const { result } = voting(answering(() => Promise.reject(new BackendError('rejected', 400, ''))));
  act(() => result.current.cast('down'));
  await waitFor(() => expect(readDevice('unsent_vote_principle_literacia')).toBeNull());
  expect(result.current.vote).toBe('down');
});

it('works without a backend, also after a reload', () => {
  const first = voting(null);
  act(() => first.result.current.cast('down'));
  first.unmount();
  expect(voting(null).result.current).toMatchObject({ vote: 'down', upvotes: 10, downvotes: 3 });
});

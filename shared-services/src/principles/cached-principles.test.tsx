import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Backend, BackendError } from '../backend/index.ts';
import { removeDevice, writeDevice } from '../storage/index.ts';
import { PRINCIPLES, usePrinciples } from './index.ts';

const ROWS = PRINCIPLES.map((principle) => ({ ...principle, upvotes: 40 }));
const run = vi.fn<() => Promise<unknown>>();
const backend = { run } as unknown as Backend;

const setOnline = (isOnline: boolean) => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
/** Opens the page and waits until loading ends. */
async function openPage() {
  const view = renderHook(() => usePrinciples(backend));
  await waitFor(() => expect(view.result.current.status).not.toBe('loading'));
  return view;
}

/** Opens the page once and closes it again. */
const openAndClosePage = () =>
  openPage().then(async ({ unmount }) => {
    unmount();
    await Promise.resolve();
  });

afterEach(() => {
  vi.restoreAllMocks();
  run.mockReset();
  removeDevice('principleTotals');
});

const failRequests = () => run.mockRejectedValue(new BackendError('offline', 0, ''));

it('usePrinciples shows the cached votes while offline and reloads when the network returns', async () => {
  run.mockResolvedValue(ROWS);
  await openAndClosePage();
  failRequests();
  setOnline(false);
  const { result } = await openPage();
  const [first] = result.current.data ?? [];
  expect(result.current.data).toHaveLength(PRINCIPLES.length);
  expect(first).toMatchObject({ title: PRINCIPLES[0]?.title, upvotes: 40 });
  expect(Math.abs(Date.now() - (first?.lastKnown ?? 0))).toBeLessThan(60_000);

  run.mockResolvedValue(ROWS.map((principle) => ({ ...principle, upvotes: 41 })));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.data?.[0]).toMatchObject({ upvotes: 41 }));
  expect(result.current.data?.[0]?.lastKnown).toBeUndefined();
});

it('usePrinciples reports a server failure while online, even with cached votes', async () => {
  run.mockResolvedValue(ROWS);
  await openAndClosePage();
  failRequests();
  setOnline(true);
  expect((await openPage()).result.current.status).toBe('error');
});

it.each([null, 'no json', '{"at":1,"totals":{"literacia":{"upvotes":-1}}}'])(
  'usePrinciples reports an error while offline when the cache holds %s',
  async (storedText) => {
    if (storedText) writeDevice('principleTotals', storedText);
    failRequests();
    setOnline(false);
    expect((await openPage()).result.current.status).toBe('error');
  },
);

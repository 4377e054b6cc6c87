import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Backend, BackendError } from '../backend/index.ts';
import { removeDevice, writeDevice } from '../storage/index.ts';
import { PRINCIPLES, usePrinciples } from './index.ts';

const rows = PRINCIPLES.map((one) => ({ ...one, upvotes: 40 }));
const run = vi.fn<() => Promise<unknown>>();
const backend = { run } as unknown as Backend;

const online = (is: boolean) => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
/** The page as it opens, and what it shows when the answer, or none, is there. */
async function opened() {
  const view = renderHook(() => usePrinciples(backend));
  await waitFor(() => expect(view.result.current.status).not.toBe('loading'));
  return view;
}

/** The page was open once, and nobody shows it any more. */
const seen = () =>
  opened().then(async ({ unmount }) => {
    unmount();
    await Promise.resolve();
  });

afterEach(() => {
  vi.restoreAllMocks();
  run.mockReset();
  removeDevice('principleTotals');
});

const gone = () => run.mockRejectedValue(new BackendError('offline', 0, ''));

it('shows without a network the votes that the device heard of last, and asks again when it is back', async () => {
  run.mockResolvedValue(rows);
  await seen();
  gone();
  online(false);
  const { result } = await opened();
  const [first] = result.current.data ?? [];
  expect(result.current.data).toHaveLength(PRINCIPLES.length);
  expect(first).toMatchObject({ title: PRINCIPLES[0]?.title, upvotes: 40 });
  expect(Math.abs(Date.now() - (first?.lastKnown ?? 0))).toBeLessThan(60_000);

  run.mockResolvedValue(rows.map((one) => ({ ...one, upvotes: 41 })));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.data?.[0]).toMatchObject({ upvotes: 41 }));
  expect(result.current.data?.[0]?.lastKnown).toBeUndefined();
});

it('says that the server failed where there is a network, whatever the device heard before', async () => {
  run.mockResolvedValue(rows);
  await seen();
  gone();
  online(true);
  expect((await opened()).result.current.status).toBe('error');
});

it.each([null, 'no json', '{"at":1,"totals":{"literacia":{"upvotes":-1}}}'])(
  'shows nothing in their place where the device keeps %s',
  async (kept) => {
    if (kept) writeDevice('principleTotals', kept);
    gone();
    online(false);
    expect((await opened()).result.current.status).toBe('error');
  },
);

import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useModule } from './use-module.ts';

afterEach(() => vi.unstubAllGlobals());

test('code that did not come is told of, and comes at another try', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('code');
  const onError = vi.fn();
  const { result } = renderHook(() => useModule(load, true, onError));
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
  if (result.current.status === 'failed') act(result.current.retry);
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', module: 'code' }));
  expect(load).toHaveBeenCalledTimes(2);
});

test('nothing is asked for before it is wanted; given up on and wanted again is another try', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('code');
  const { result, rerender } = renderHook(({ wanted }) => useModule(load, wanted), {
    initialProps: { wanted: false },
  });
  expect(result.current.status).toBe('idle');
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  rerender({ wanted: false });
  rerender({ wanted: true });
  await waitFor(() => expect(result.current.status).toBe('ready'));
});

test('in its own time it waits for the browser to be idle, and no longer once it is needed', async () => {
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => {});
  const load = vi.fn(async () => 'code');
  const { result, rerender } = renderHook(({ when }) => useModule(load, when), {
    initialProps: { when: 'idle' as 'idle' | true },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ when: true });
  await waitFor(() => expect(result.current.status).toBe('ready'));
});

test('in its own time a first scroll is early enough', async () => {
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => {});
  const load = vi.fn(async () => 'code');
  const { result } = renderHook(() => useModule(load, 'idle'));
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  window.dispatchEvent(new Event('scroll'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('what has come once is there at the first render of the next who asks', async () => {
  const load = async () => 'code';
  const first = renderHook(() => useModule(load, true));
  await waitFor(() => expect(first.result.current.status).toBe('ready'));
  const seen: string[] = [];
  renderHook(() => seen.push(useModule(load, true).status));
  expect(seen[0]).toBe('ready');
});

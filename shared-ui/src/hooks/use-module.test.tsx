import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useModule } from './use-module.ts';

afterEach(() => vi.unstubAllGlobals());

test('useModule reports a load failure, and loads on retry', async () => {
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

test('useModule loads only when enabled, and retries when enabled again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('code');
  const { result, rerender } = renderHook(({ enabled }) => useModule(load, enabled), {
    initialProps: { enabled: false },
  });
  expect(result.current.status).toBe('idle');
  expect(load).not.toHaveBeenCalled();
  rerender({ enabled: true });
  await waitFor(() => expect(result.current.status).toBe('failed'));
  rerender({ enabled: false });
  rerender({ enabled: true });
  await waitFor(() => expect(result.current.status).toBe('ready'));
});

test('useModule with "idle" waits for the idle callback, and loads at once when needed', async () => {
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

test('useModule with "idle" loads on the first scroll', async () => {
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => {});
  const load = vi.fn(async () => 'code');
  const { result } = renderHook(() => useModule(load, 'idle'));
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  window.dispatchEvent(new Event('scroll'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('useModule returns a loaded module at the first render of another component', async () => {
  const load = async () => 'code';
  const first = renderHook(() => useModule(load, true));
  await waitFor(() => expect(first.result.current.status).toBe('ready'));
  const statuses: string[] = [];
  renderHook(() => statuses.push(useModule(load, true).status));
  expect(statuses[0]).toBe('ready');
});

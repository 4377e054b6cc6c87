import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWhileVisible } from './use-while-visible.ts';

let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => vi.useRealTimers());

const setHidden = (now: boolean) => {
  hidden = now;
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('useWhileVisible checks every 30 s while visible, immediately on return, and never while hidden', async () => {
  const check = vi.fn(async () => {});
  renderHook(() => useWhileVisible(check));
  expect(check).not.toHaveBeenCalled();
  await pass(61);
  expect(check).toHaveBeenCalledTimes(2);
  setHidden(true);
  await pass(300);
  expect(check).toHaveBeenCalledTimes(2);
  setHidden(false);
  await pass(0);
  expect(check).toHaveBeenCalledTimes(3);
  await pass(29);
  expect(check).toHaveBeenCalledTimes(3);
  await pass(1);
  expect(check).toHaveBeenCalledTimes(4);
});

it('useWhileVisible never runs two checks at the same time and stops on unmount', async () => {
  let answer = () => {};
  const check = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { unmount } = renderHook(() => useWhileVisible(check));
  await pass(30);
  dispatchEvent(new Event('online'));
  await pass(90);
  expect(check).toHaveBeenCalledTimes(1);
  answer();
  await pass(30);
  expect(check).toHaveBeenCalledTimes(2);
  unmount();
  answer();
  await pass(90);
  expect(check).toHaveBeenCalledTimes(2);
});

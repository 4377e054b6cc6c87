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

const setHidden = (isHidden: boolean) => {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('useWhileVisible checks every 30 s while visible, immediately on return, and never while hidden', async () => {
  const check = vi.fn(async () => {});
  renderHook(() => useWhileVisible(check));
  expect(check).not.toHaveBeenCalled();
  await advance(61);
  expect(check).toHaveBeenCalledTimes(2);
  setHidden(true);
  await advance(300);
  expect(check).toHaveBeenCalledTimes(2);
  setHidden(false);
  await advance(0);
  expect(check).toHaveBeenCalledTimes(3);
  await advance(29);
  expect(check).toHaveBeenCalledTimes(3);
  await advance(1);
  expect(check).toHaveBeenCalledTimes(4);
});

it('useWhileVisible never runs two checks at the same time and stops on unmount', async () => {
  let finishCheck = () => {};
  const check = vi.fn(() => new Promise<void>((resolve) => (finishCheck = resolve)));
  const { unmount } = renderHook(() => useWhileVisible(check));
  await advance(30);
  dispatchEvent(new Event('online'));
  await advance(90);
  expect(check).toHaveBeenCalledTimes(1);
  finishCheck();
  await advance(30);
  expect(check).toHaveBeenCalledTimes(2);
  unmount();
  finishCheck();
  await advance(90);
  expect(check).toHaveBeenCalledTimes(2);
});

import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Counter } from './Counter.tsx';

/** Reports the visible fraction of the counter to its IntersectionObserver. */
let setVisibleRatio: (ratio: number) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        setVisibleRatio = (ratio) =>
          notify([
            {
              isIntersecting: ratio > 0,
              intersectionRatio: ratio,
              // Only for elements taller than the viewport.
              intersectionRect: { height: 0 },
              rootBounds: { height: 800 },
            },
          ]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.motion;
});

/** Returns the visible number: the animated one painted over the text, or the text. */
const visibleNumber = (container: HTMLElement) =>
  (container.firstElementChild?.getAttribute('data-moving') ?? container.textContent)?.replace(/\s/g, ' ');
const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('Counter waits until half visible, then reaches its value in 2 s', () => {
  const { container } = render(<Counter value={1200} plus />);
  expect(visibleNumber(container)).toBe('0+');
  act(() => setVisibleRatio(0.4));
  advanceTime(1000);
  expect(visibleNumber(container)).toBe('0+');
  act(() => setVisibleRatio(0.5));
  advanceTime(1000);
  const half = Number(visibleNumber(container)?.replace(/\D/g, ''));
  expect(half).toBeGreaterThan(100);
  expect(half).toBeLessThan(1200);
  advanceTime(1020);
  expect(visibleNumber(container)).toBe('1200+');
});

test('Counter has its final value as only text, also during the animation', () => {
  const { container } = render(<Counter value={95} suffix=" %" />);
  expect(container.textContent).toBe('95 %');
  act(() => setVisibleRatio(1));
  advanceTime(500);
  expect(visibleNumber(container)).not.toBe('95 %');
  expect(container.textContent).toBe('95 %');
});

test('Counter counts from the shown number when the value changes', () => {
  const { container, rerender } = render(<Counter value={93} />);
  act(() => setVisibleRatio(1));
  advanceTime(2020);
  expect(visibleNumber(container)).toBe('93');
  rerender(<Counter value={94} />);
  const shownNumbers = new Set<string | undefined>();
  for (let frame = 0; frame < 130; frame++) {
    shownNumbers.add(visibleNumber(container));
    advanceTime(16);
  }
  expect([...shownNumbers]).toEqual(['93', '94']);
});

test('Counter shows the value at once under reduced motion, also out of view', () => {
  document.documentElement.dataset.motion = 'reduce';
  const { container } = render(<Counter value={40} />);
  expect(visibleNumber(container)).toBe('40');
  act(() => setVisibleRatio(1));
  expect(visibleNumber(container)).toBe('40');
});

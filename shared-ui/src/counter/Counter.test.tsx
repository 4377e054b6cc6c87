import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Counter } from './Counter.tsx';

let show: (ratio: number) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        show = (ratio) =>
          notify([
            {
              isIntersecting: ratio > 0,
              intersectionRatio: ratio,
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
const shown = (container: HTMLElement) =>
  (container.firstElementChild?.getAttribute('data-moving') ?? container.textContent)?.replace(/\s/g, ' ');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('Counter waits until half visible, then reaches its value in 2 s', () => {
  const { container } = render(<Counter value={1200} plus />);
  expect(shown(container)).toBe('0+');
  act(() => show(0.4));
  pass(1000);
  expect(shown(container)).toBe('0+');
  act(() => show(0.5));
  pass(1000);
  const half = Number(shown(container)?.replace(/\D/g, ''));
  expect(half).toBeGreaterThan(100);
  expect(half).toBeLessThan(1200);
  pass(1020);
  expect(shown(container)).toBe('1200+');
});

test('final value is the only text at all times', () => {
  const { container } = render(<Counter value={95} suffix=" %" />);
  expect(container.textContent).toBe('95 %');
  act(() => show(1));
  pass(500);
  expect(shown(container)).not.toBe('95 %');
  expect(container.textContent).toBe('95 %');
});

test('Counter counts from the shown number when the value changes', () => {
  const { container, rerender } = render(<Counter value={93} />);
  act(() => show(1));
  pass(2020);
  expect(shown(container)).toBe('93');
  rerender(<Counter value={94} />);
  const seen = new Set<string | undefined>();
  for (let frame = 0; frame < 130; frame++) {
    seen.add(shown(container));
    pass(16);
  }
  expect([...seen]).toEqual(['93', '94']);
});

test('Counter shows the value at once under reduced motion, also out of view', () => {
  document.documentElement.dataset.motion = 'reduce';
  const { container } = render(<Counter value={40} />);
  expect(shown(container)).toBe('40');
  act(() => show(1));
  expect(shown(container)).toBe('40');
});

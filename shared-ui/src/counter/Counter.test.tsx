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

const shown = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent;

test('waits until half visible, then reaches its value in 2 s', () => {
  const { container } = render(<Counter value={1200} plus />);
  expect(shown(container)).toBe('0+');
  act(() => show(0.4));
  act(() => void vi.advanceTimersByTime(1000));
  expect(shown(container)).toBe('0+');
  act(() => show(0.5));
  act(() => void vi.advanceTimersByTime(1000));
  const half = Number(shown(container)?.replace(/\D/g, ''));
  expect(half).toBeGreaterThan(100);
  expect(half).toBeLessThan(1200);
  act(() => void vi.advanceTimersByTime(1020));
  expect(shown(container)?.replace(/\s/g, ' ')).toMatch(/^1 ?200\+$/);
});

test('a screen reader hears the value from the start', () => {
  const { container } = render(<Counter value={95} suffix=" %" />);
  expect(container.textContent).toContain('95 %');
});

test('under reduced motion the value stands there at once', () => {
  document.documentElement.dataset.motion = 'reduce';
  const { container } = render(<Counter value={40} />);
  act(() => show(1));
  expect(shown(container)).toBe('40');
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Reveal } from './Reveal.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Stub observer that reports on request. */
function stubObserver() {
  const observer = { report: (_visible: boolean) => {}, disconnect: vi.fn(), threshold: 0 };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = observer.disconnect;
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: number }) {
        observer.threshold = options.threshold;
        observer.report = (visible) => notify([{ isIntersecting: visible }]);
      }
      observe() {}
    },
  );
  return observer;
}
const waitingAttribute = () => screen.getByText('Olá').parentElement?.dataset.waiting;

test('Reveal shows its content without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(
    <Reveal>
      <p>Olá</p>
    </Reveal>,
  );
  expect(waitingAttribute()).toBeUndefined();
});

test('Reveal shows its content when the observer never reports', () => {
  stubObserver();
  render(
    <Reveal>
      <p>Olá</p>
    </Reveal>,
  );
  expect(waitingAttribute()).toBeUndefined();
});

test('Reveal hides content out of view, and shows it once 10 % is visible', () => {
  const observer = stubObserver();
  render(
    <Reveal>
      <p>Olá</p>
    </Reveal>,
  );
  expect(observer.threshold).toBe(0.1);
  act(() => observer.report(false));
  expect(waitingAttribute()).toBe('true');
  act(() => observer.report(true));
  expect(waitingAttribute()).toBeUndefined();
  expect(observer.disconnect).toHaveBeenCalled();
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Reveal } from './Reveal.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Stub observer that reports on request. */
function stubObserver() {
  const observer = { report: (_visible: boolean) => {}, disconnect: vi.fn(), rootMargin: '' };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = observer.disconnect;
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
        observer.rootMargin = options.rootMargin;
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

test('Reveal moves content into place a quarter of the viewport ahead, and only once', () => {
  const observer = stubObserver();
  render(
    <Reveal>
      <p>Olá</p>
    </Reveal>,
  );
  expect(observer.rootMargin).toBe('0px 0px 25% 0px');
  act(() => observer.report(false));
  expect(waitingAttribute()).toBe('true');
  act(() => observer.report(true));
  expect(waitingAttribute()).toBeUndefined();
  expect(observer.disconnect).toHaveBeenCalled();
});

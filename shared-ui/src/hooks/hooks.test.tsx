import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import examples from './hooks.examples.tsx';
import { useClipboard } from './use-clipboard.ts';
import { useCountUp } from './use-count-up.ts';
import { useFocusHeading } from './use-focus-heading.ts';
import { useInViewOnce } from './use-in-view-once.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useScrollPosition } from './use-scroll-position.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.motion;
});

/** Makes one media query match or not; all others do not match. */
const stubMediaQuery = (query: string, matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (requested) =>
      ({
        matches: requested === query && matches,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );

test('every hook renders on the server', () => {
  for (const [name, Example] of Object.entries(examples.examples)) {
    expect(() => renderToString(<Example />), name).not.toThrow();
  }
});

test('useReducedMotion follows the system and the page switch', async () => {
  stubMediaQuery('(prefers-reduced-motion: reduce)', true);
  expect(renderHook(() => useReducedMotion()).result.current).toBe(true);
  stubMediaQuery('(prefers-reduced-motion: reduce)', false);
  const { result } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  await act(async () => {
    document.documentElement.dataset.motion = 'reduce';
  });
  expect(result.current).toBe(true);
});

test('useMediaQuery accepts a query of the tokens', () => {
  stubMediaQuery('(min-width: 48rem)', true);
  expect(renderHook(() => useMediaQuery('@media (min-width: 48rem)')).result.current).toBe(true);
});

test('useInViewOnce reports once and disconnects, and is true without an observer', () => {
  const disconnect = vi.fn();
  let notify: (entries: object[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const Visibility = () => {
    const [ref, seen] = useInViewOnce<HTMLDivElement>({ threshold: 0.5 });
    return <div ref={ref}>{seen ? 'visto' : 'por ver'}</div>;
  };
  const entry = (intersectionRatio: number) => ({
    isIntersecting: intersectionRatio > 0,
    intersectionRatio,
    intersectionRect: { height: 10 },
    rootBounds: { height: 800 },
  });
  const { unmount } = render(<Visibility />);
  act(() => notify([entry(0.3)]));
  expect(screen.getByText('por ver')).toBeDefined();
  act(() => notify([entry(0.5)]));
  expect(screen.getByText('visto')).toBeDefined();
  expect(disconnect).toHaveBeenCalled();
  unmount();

  vi.stubGlobal('IntersectionObserver', undefined);
  render(<Visibility />);
  expect(screen.getByText('visto')).toBeDefined();
});

test('useCountUp waits, then reaches the target, at once under reduced motion', () => {
  vi.useFakeTimers();
  stubMediaQuery('', false);
  const { result, rerender } = renderHook(({ running }) => useCountUp(83, { running }), {
    initialProps: { running: false },
  });
  act(() => vi.advanceTimersByTime(5000));
  expect(result.current).toBe(0);
  rerender({ running: true });
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBeGreaterThan(0);
  expect(result.current).toBeLessThan(83);
  act(() => vi.advanceTimersByTime(1100));
  expect(result.current).toBe(83);

  stubMediaQuery('(prefers-reduced-motion: reduce)', true);
  expect(renderHook(() => useCountUp(83)).result.current).toBe(83);
});

test('useScrollPosition re-renders only when its value changes', async () => {
  const renders = vi.fn();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
      for (const frame of frames.splice(0)) frame(0);
    });
  const { result } = renderHook(() => {
    renders();
    return useScrollPosition((y) => y > 50);
  });
  scrollTo(20);
  scrollTo(40);
  expect(result.current).toBe(false);
  expect(renders).toHaveBeenCalledTimes(1);
  scrollTo(51);
  expect(result.current).toBe(true);
});

test('useClipboard fails without a clipboard', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  const { result } = renderHook(() => useClipboard());
  await act(() => result.current.copy('x'));
  expect(result.current.state).toBe('failure');
});

test('useFocusHeading focuses the heading of the changed content', () => {
  const Step = () => {
    const [ref, focus] = useFocusHeading<HTMLDivElement>();
    return (
      <div ref={ref}>
        <h2>Criar</h2>
        <button type="button" onClick={focus}>
          Avançar
        </button>
      </div>
    );
  };
  render(<Step />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('heading')).toBe(document.activeElement);
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Fizz } from './Fizz.tsx';

afterEach(() => {
  delete document.documentElement.dataset.motion;
});

test.each([2000, 1200])('Fizz shows 25 emojis for %i ms, then calls onEnd', (duration) => {
  vi.useFakeTimers();
  const onEnd = vi.fn();
  const points = (trigger: number) => (
    <Fizz trigger={trigger} duration={duration} onEnd={onEnd}>
      {trigger}
    </Fizz>
  );
  const { rerender } = render(points(20));
  rerender(points(40));
  const particles = [...screen.getByTestId('fizz').children] as HTMLElement[];
  expect(particles).toHaveLength(25);
  for (const { style } of particles) {
    expect(
      Number.parseInt(style.animationDelay, 10) + Number.parseInt(style.animationDuration, 10),
    ).toBeLessThanOrEqual(duration);
  }
  act(() => void vi.advanceTimersByTime(duration - 1));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onEnd).toHaveBeenCalledOnce();
  expect(screen.queryByTestId('fizz')).toBeNull();
});

test('Fizz calls onEnd at once without emojis under reduced motion', () => {
  document.documentElement.dataset.motion = 'reduce';
  const onEnd = vi.fn();
  const { rerender } = render(<Fizz trigger={0} onEnd={onEnd} children={null} />);
  rerender(<Fizz trigger={15} onEnd={onEnd} children={null} />);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(screen.queryByTestId('fizz')).toBeNull();
});

test('Fizz starts on mount with an increase', () => {
  render(
    <Fizz trigger={20} from={0}>
      20
    </Fizz>,
  );
  expect(screen.getByTestId('fizz').children).toHaveLength(25);
});

test('Fizz has only phrasing content', () => {
  const { container } = render(
    <Fizz trigger={20}>
      <strong>20</strong>
    </Fizz>,
  );
  expect(container.querySelectorAll('span :is(div, p, section)')).toHaveLength(0);
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EmojiBurst } from './EmojiBurst.tsx';

afterEach(() => {
  delete document.documentElement.dataset.motion;
});

test('EmojiBurst shows five emojis per increase, and removes them', () => {
  vi.useFakeTimers();
  const { rerender } = render(<EmojiBurst trigger={0}>Concordo</EmojiBurst>);
  expect(screen.queryByTestId('burst')).toBeNull();
  rerender(<EmojiBurst trigger={1}>Concordo</EmojiBurst>);
  expect(screen.getByTestId('burst').children).toHaveLength(5);
  act(() => void vi.advanceTimersByTime(900));
  expect(screen.queryByTestId('burst')).toBeNull();
});

test('EmojiBurst shows nothing under reduced motion', () => {
  document.documentElement.dataset.motion = 'reduce';
  const { rerender } = render(<EmojiBurst trigger={0}>Concordo</EmojiBurst>);
  rerender(<EmojiBurst trigger={1}>Concordo</EmojiBurst>);
  expect(screen.queryByTestId('burst')).toBeNull();
});

import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScoreBox } from './ScoreBox.tsx';

test('ScoreBox announces a change and highlights it for one second', () => {
  vi.useFakeTimers();
  const { rerender } = render(<ScoreBox label="Pontos" value={4} goal={15} />);
  const box = screen.getByRole('status');
  expect(box.dataset.highlight).toBeUndefined();
  rerender(<ScoreBox label="Pontos" value={5} goal={15} />);
  expect(box.textContent).toBe('Pontos5 / 15');
  expect(box.dataset.highlight).toBe('true');
  act(() => void vi.advanceTimersByTime(999));
  expect(box.dataset.highlight).toBe('true');
  act(() => void vi.advanceTimersByTime(1));
  expect(box.dataset.highlight).toBeUndefined();
});

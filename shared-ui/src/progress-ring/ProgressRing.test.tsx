import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressRing } from './ProgressRing.tsx';

test.each([
  [75, 150, 50],
  [200, 200, 100],
  [140, 120, 100],
  [0, 200, 0],
  [10, 0, 0],
])('%i points of %i fill %i %%', (points, goal, percent) => {
  render(<ProgressRing label="Pontos" points={points} goal={goal} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(percent));
});

test('shows and says points and goal', () => {
  render(<ProgressRing label="Pontos do curso" points={75} goal={150} />);
  const ring = screen.getByRole('progressbar', { name: 'Pontos do curso' });
  expect(ring.getAttribute('aria-valuetext')).toBe('75 de 150');
  expect(screen.getByText('75')).toBeDefined();
  expect(screen.getByText('de 150')).toBeDefined();
});

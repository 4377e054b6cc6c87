import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MissionMap } from './MissionMap.tsx';
import { missionPercent } from './mission-percent.ts';

test.each([
  [1, 9, 0],
  [5, 9, 50],
  [9, 9, 100],
  [14, 13, 100],
  [1, 1, 0],
  [2, 1, 100],
])('block %i of %i is %i %% of the way', (unlocked, blocks, percent) => {
  expect(missionPercent(unlocked, blocks)).toBe(percent);
});

test('says how far it is and marks the stops reached', () => {
  const { container } = render(<MissionMap percent={50} stops={5} />);
  expect(screen.getByRole('progressbar', { name: 'Mapa da missão' }).getAttribute('aria-valuetext')).toBe(
    '50 % do caminho',
  );
  expect(container.querySelectorAll('[data-reached="true"]')).toHaveLength(3);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MissionMap } from './MissionMap.tsx';

test('says how far it is and marks the stops reached', () => {
  const { container } = render(<MissionMap percent={50} stops={5} />);
  expect(screen.getByRole('progressbar', { name: 'Mapa da missão' }).getAttribute('aria-valuetext')).toBe(
    '50 % do caminho',
  );
  expect(container.querySelectorAll('[data-reached="true"]')).toHaveLength(3);
});

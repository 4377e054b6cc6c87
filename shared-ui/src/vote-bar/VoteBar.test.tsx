import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VoteBar } from './VoteBar.tsx';

test.each([
  [0, 0, 50],
  [3, 1, 75],
  [0, 4, 0],
  [28, 0, 100],
])('VoteBar with %i votes for and %i against shows %i %%', (up, down, percent) => {
  render(<VoteBar up={up} down={down} />);
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe(String(percent));
});

test('VoteBar shows the figures as text, the percentage with a comma', () => {
  render(<VoteBar up={2} down={1} />);
  const meter = screen.getByRole('meter', { name: 'Votos a favor' });
  expect(meter.getAttribute('aria-valuenow')).toBe('66.7');
  expect(meter.getAttribute('aria-valuetext')).toBe('2 a favor (66,7 %), 1 contra');
  expect(screen.getByText('1 contra')).toBeDefined();
});

test.each([
  [0, 0, true],
  [0, 4, false],
])('VoteBar with %i votes for and %i against hides its share: %s', (up, down, isHidden) => {
  render(<VoteBar up={up} down={down} />);
  const share = screen.getByRole('meter').firstElementChild as HTMLElement;
  expect(getComputedStyle(share).visibility === 'hidden').toBe(isHidden);
});

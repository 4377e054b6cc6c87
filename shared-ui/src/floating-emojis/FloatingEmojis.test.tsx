import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FloatingEmojis } from './FloatingEmojis.tsx';
import { computeFloats } from './floats.ts';

const emojis = ['🎨', '✍️', '💡', '🚀'];

afterEach(() => {
  delete document.documentElement.dataset.motion;
});

test('computeFloats returns 15 emojis in the specified ranges, the same in each call', () => {
  const items = computeFloats(emojis);
  expect(items).toHaveLength(15);
  for (const { size, duration, delay } of items) {
    expect(size).toBeGreaterThanOrEqual(20);
    expect(size).toBeLessThanOrEqual(44);
    expect(duration).toBeGreaterThanOrEqual(7);
    expect(duration).toBeLessThanOrEqual(15);
    expect(Math.abs(delay)).toBeLessThanOrEqual(13);
  }
  expect(computeFloats(emojis)).toEqual(items);
});

test('FloatingEmojis can be paused and resumed', async () => {
  render(<FloatingEmojis emojis={emojis} />);
  const sky = screen.getByTestId('floating-emojis');
  await userEvent.click(screen.getByRole('button', { name: 'Parar os emojis' }));
  expect(sky.dataset.paused).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Soltar os emojis' }));
  expect(sky.dataset.paused).toBeUndefined();
});

test('computeFloats makes at least seven emojis visible at page load', () => {
  // Emojis fade in during the first 12 % and out during the last 15 % of their path.
  const visible = computeFloats(emojis).filter(({ phase }) => phase > 0.12 && phase < 0.85);
  expect(visible.length).toBeGreaterThanOrEqual(7);
});

test('FloatingEmojis are static without a button under reduced motion', () => {
  document.documentElement.dataset.motion = 'reduce';
  render(<FloatingEmojis emojis={emojis} />);
  const sky = screen.getByTestId('floating-emojis');
  expect(sky.dataset.still).toBe('true');
  expect(getComputedStyle(sky.firstElementChild as Element).animationName).toBe('none');
  expect(screen.queryByRole('button')).toBeNull();
});

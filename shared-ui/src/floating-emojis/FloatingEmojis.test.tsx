import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FloatingEmojis } from './FloatingEmojis.tsx';
import { floats } from './floats.ts';

const emojis = ['🎨', '✍️', '💡', '🚀'];

afterEach(() => {
  delete document.documentElement.dataset.motion;
});

test('15 emojis within the specified sizes, durations and delays, the same each time', () => {
  const items = floats(emojis);
  expect(items).toHaveLength(15);
  for (const { size, duration, delay } of items) {
    expect(size).toBeGreaterThanOrEqual(20);
    expect(size).toBeLessThanOrEqual(44);
    expect(duration).toBeGreaterThanOrEqual(7);
    expect(duration).toBeLessThanOrEqual(15);
    expect(Math.abs(delay)).toBeLessThanOrEqual(13);
  }
  expect(floats(emojis)).toEqual(items);
});

test('they can be stopped, and go on again', async () => {
  render(<FloatingEmojis emojis={emojis} />);
  const sky = screen.getByTestId('floating-emojis');
  await userEvent.click(screen.getByRole('button', { name: 'Parar os emojis' }));
  expect(sky.dataset.paused).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Soltar os emojis' }));
  expect(sky.dataset.paused).toBeUndefined();
});

test('at least seven are in sight from the first moment on', () => {
  // They come in and go out within the first and the last eighth of their way.
  const inSight = floats(emojis).filter(({ phase }) => phase > 0.12 && phase < 0.85);
  expect(inSight.length).toBeGreaterThanOrEqual(7);
});

test('under reduced motion they stand still, and there is nothing to stop', () => {
  document.documentElement.dataset.motion = 'reduce';
  render(<FloatingEmojis emojis={emojis} />);
  const sky = screen.getByTestId('floating-emojis');
  expect(sky.dataset.still).toBe('true');
  expect(getComputedStyle(sky.firstElementChild as Element).animationName).toBe('none');
  expect(screen.queryByRole('button')).toBeNull();
});

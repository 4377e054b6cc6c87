import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { celebrate } from './celebrate.ts';
import { fire } from './confetti-cannon.ts';

vi.mock('./confetti-cannon.ts', () => ({ fire: vi.fn(async () => {}) }));

const stubReducedMotion = (reduce: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduce && query.includes('reduce'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => vi.mocked(fire).mockClear());
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.motion;
});

test('celebrate fires the requested number of particles', async () => {
  stubReducedMotion(false);
  await celebrate({ particleCount: 250, spread: 90 });
  expect(fire).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ particleCount: 250, spread: 90 }));
});

test('celebrate fires nothing under reduced motion, by system or by page switch', async () => {
  stubReducedMotion(true);
  await celebrate();
  stubReducedMotion(false);
  document.documentElement.dataset.motion = 'reduce';
  await celebrate();
  expect(fire).not.toHaveBeenCalled();
});

test('celebrate resolves when confetti fails', async () => {
  stubReducedMotion(false);
  vi.mocked(fire).mockRejectedValueOnce(new Error('no canvas'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await expect(celebrate()).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

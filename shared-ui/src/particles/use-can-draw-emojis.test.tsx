import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** Renders the emojis on a device whose canvas paints every glyph in one colour. */
async function renderOn(rgb: readonly [number, number, number] | null) {
  const context = rgb && {
    fillText: () => {},
    getImageData: () => ({ data: Uint8ClampedArray.from([...rgb, 255]) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  const { FloatingEmojis } = await import('../floating-emojis/FloatingEmojis.tsx');
  return render(<FloatingEmojis emojis={['💡']} />).getByTestId('floating-emojis');
}

it.each([
  ['draws colour emojis', [255, 204, 0]],
  ['has no canvas', null],
] as const)('FloatingEmojis shows emojis on a device that %s', async (_, rgb) => {
  const sky = await renderOn(rgb);
  expect(sky.textContent).toContain('💡');
});

it('FloatingEmojis shows figures on a device that draws boxes in place of emojis', async () => {
  const sky = await renderOn([30, 30, 30]);
  expect(sky.textContent).not.toContain('💡');
  await waitFor(() => expect(sky.querySelectorAll('svg')).toHaveLength(15));
});

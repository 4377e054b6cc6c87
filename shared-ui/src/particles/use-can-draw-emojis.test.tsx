import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** Simulates a device whose canvas paints every glyph in one colour, or that has no canvas. */
function simulateDevice(rgb: readonly [number, number, number] | null) {
  const context = rgb && {
    fillText: () => {},
    getImageData: () => ({ data: Uint8ClampedArray.from([...rgb, 255]) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

async function renderOn(rgb: readonly [number, number, number] | null) {
  simulateDevice(rgb);
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

it('EmojiBurst and Fizz fly stars on a device that draws boxes in place of emojis', async () => {
  simulateDevice([30, 30, 30]);
  const { EmojiBurst } = await import('../emoji-burst/EmojiBurst.tsx');
  const { Fizz } = await import('../fizz/Fizz.tsx');
  const effects = (trigger: number) => (
    <>
      <EmojiBurst trigger={trigger} children={null} />
      <Fizz trigger={trigger} children={null} />
    </>
  );
  const { rerender, getByTestId } = render(effects(0));
  rerender(effects(1));
  for (const [effect, count] of [
    ['burst', 5],
    ['fizz', 25],
  ] as const)
    expect(getByTestId(effect).textContent, effect).toBe('★'.repeat(count));
});

import { expect, it } from 'vitest';
import { toSrgbColours } from '../../srgb-colours.ts';
import { STATIC_STYLE } from '../../static-style.ts';

it('toSrgbColours converts oklch colours, inside other functions too', () => {
  // Black, white, and the sRGB red of the CSS Color specification.
  expect(toSrgbColours('light-dark(oklch(1 0 0), oklch(0 0 0))')).toBe('light-dark(#ffffff, #000000)');
  expect(toSrgbColours('a { color: oklch(0.62796 0.25768 29.2339) }')).toBe('a { color: #ff0000 }');
});

it('the style sheet of the static pages has no colour that AccessMonitor cannot read', () => {
  const css = STATIC_STYLE['static-page.css']();
  expect(css).toMatch(/--paper: light-dark\(#[\da-f]{6}, #[\da-f]{6}\)/);
  expect(css).not.toContain('oklch(');
});

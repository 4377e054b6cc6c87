import { token } from '@ia/shared-ui/tokens';
import type { Fruit } from '../../content/demonstrations/fruit.ts';
import { fruit } from '../../content/demonstrations/fruit.ts';

/** Draws a fruit from its two features: colour from green to red, neck height from the shape. */
export function FruitDrawing({ each, size = 72 }: { each: Fruit; size?: number }) {
  const skin = `color-mix(in oklab, ${token.color.danger} ${Math.round(each.colour * 100)}%, ${token.color.success})`;
  const neck = 50 - each.shape * 32;
  const high = 16 + each.shape * 6;
  return (
    <svg
      role="img"
      aria-label={fruit.text.drawing[each.kind]}
      viewBox="0 -10 80 98"
      width={size}
      height={size * 1.2}
      css={{ flex: 'none' }}
    >
      <path
        d={`M40 ${neck - high + 3}q2-7 8-10`}
        fill="none"
        stroke={token.color.ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill={skin}>
        <ellipse cx="40" cy="58" rx={31 - each.shape * 4} ry="26" />
        <ellipse cx="40" cy={neck} rx={26 - each.shape * 12} ry={high} />
      </g>
    </svg>
  );
}

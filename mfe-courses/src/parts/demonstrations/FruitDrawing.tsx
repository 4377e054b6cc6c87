import { token } from '@ia/shared-ui/tokens';
import type { Fruit } from '../../content/demonstrations/fruit.ts';
import { fruit } from '../../content/demonstrations/fruit.ts';

/** Draws a fruit from its two features: colour from green to red, neck height from the shape. */
export function FruitDrawing({ item, size = 72 }: { item: Fruit; size?: number }) {
  const skin = `color-mix(in oklab, ${token.color.danger} ${Math.round(item.colour * 100)}%, ${token.color.success})`;
  const neckY = 50 - item.shape * 32;
  const neckRadius = 16 + item.shape * 6;
  return (
    <svg
      role="img"
      aria-label={fruit.text.drawing[item.kind]}
      viewBox="0 -10 80 98"
      width={size}
      height={size * 1.2}
      css={{ flex: 'none' }}
    >
      <path
        d={`M40 ${neckY - neckRadius + 3}q2-7 8-10`}
        fill="none"
        stroke={token.color.ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill={skin}>
        <ellipse cx="40" cy="58" rx={31 - item.shape * 4} ry="26" />
        <ellipse cx="40" cy={neckY} rx={26 - item.shape * 12} ry={neckRadius} />
      </g>
    </svg>
  );
}

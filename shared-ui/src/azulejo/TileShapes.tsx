import { token } from '../tokens/index.ts';
import type { Drawing } from './drawing.ts';

/**
 * Renders a drawing as SVG elements in the current theme. No markup strings: Trusted Types in the CSP block
 * them.
 */
export function TileShapes({ drawing }: { drawing: Drawing }) {
  return drawing.map(({ d, paint, width, evenOdd }, index) =>
    width ? (
      <path
        key={index}
        d={d}
        fill="none"
        stroke={token.tile[paint]}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path key={index} d={d} fill={token.tile[paint]} fillRule={evenOdd ? 'evenodd' : undefined} />
    ),
  );
}

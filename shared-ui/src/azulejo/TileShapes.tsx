import { token } from '../tokens/index.ts';
import type { Drawing } from './drawing.ts';

/** A drawing as elements, coloured by the theme around it. No markup strings: the site's CSP refuses them. */
export function TileShapes({ drawing }: { drawing: Drawing }) {
  return drawing.map(({ d, paint, width, evenOdd }, place) =>
    width ? (
      <path
        key={place}
        d={d}
        fill="none"
        stroke={token.tile[paint]}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path key={place} d={d} fill={token.tile[paint]} fillRule={evenOdd ? 'evenodd' : undefined} />
    ),
  );
}

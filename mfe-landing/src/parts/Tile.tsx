import { token } from '@ia/shared-ui/tokens';
import type { Motif } from '../content/schema.ts';

export type TileProps = { motif: Motif } | { seed: string };

/** One azulejo: the drawing of a principle, or a pattern that its seed decides. Decoration. */
export function Tile(props: TileProps) {
  const seed = 'motif' in props ? props.motif : props.seed;
  const turn = seed.length % 4;
  return (
    <svg viewBox="0 0 4 4" aria-hidden="true" focusable="false">
      <rect width="4" height="4" fill={token.color.accent} />
      <g transform={`rotate(${turn * 90} 2 2)`}>
        <path d="M0 0H2A2 2 0 0 1 0 2Z M4 4H2A2 2 0 0 1 4 2Z" fill={token.color.raised} />
        <path d="M4 0V2A2 2 0 0 1 2 0Z" fill={token.color.accentDeco} />
      </g>
    </svg>
  );
}

import { PatternTile } from '@ia/shared-ui/azulejo';

const TILE_PX = 88;

/** Head of a card: one whole tile in the corner. */
export function CardTile({ seed }: { seed: string }) {
  return (
    // The card stretches drawings that it contains directly.
    <div css={{ '& > svg': { display: 'block' } }}>
      <PatternTile seed={seed} size={TILE_PX} />
    </div>
  );
}

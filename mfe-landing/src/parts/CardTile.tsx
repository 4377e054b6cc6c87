import { css } from '@emotion/react';
import { PatternTile } from '@ia/shared-ui/azulejo';
import { token } from '@ia/shared-ui/tokens';

const TILE_PX = 64;

const head = css({
  padding: `${token.space[5]} ${token.space[5]} 0`,
  background: token.color.raised,
});

/** Head of a card: one whole tile above the title. */
export function CardTile({ seed }: { seed: string }) {
  return (
    // The card stretches drawings that it contains directly.
    <div css={head}>
      <PatternTile seed={seed} size={TILE_PX} />
    </div>
  );
}

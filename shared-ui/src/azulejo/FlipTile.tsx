import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';
import { Azulejo, type GlazedTile } from './Azulejo.tsx';

/** Duration of the turn in ms. */
const TURN_MS = 250;

const wrapper = css({
  display: 'grid',
  flex: 'none',
  perspective: '40rem',
  '& > svg': { gridArea: '1 / 1', backfaceVisibility: 'hidden' },
  // The unglazed side is in front, the glazed side behind.
  '& > svg:last-of-type, &[data-glazed="true"] > svg:first-of-type': { transform: 'rotateY(180deg)' },
  '&[data-glazed="true"] > svg:last-of-type': { transform: 'none' },
  [media.motion]: { '& > svg': { transition: `transform ${TURN_MS}ms ${token.motion.ease}` } },
});

export type FlipTileProps = GlazedTile & {
  /** Side that faces the visitor. */
  glazed: boolean;
};

/**
 * Tile that is unglazed (bare clay) at first, and turns over to its glazed (painted) side once `glazed` is
 * true: after a vote, for example.
 */
export function FlipTile({ glazed, label, className, ...tile }: FlipTileProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : {};
  return (
    <span {...name} className={className} css={wrapper} data-glazed={glazed}>
      <Azulejo {...(tile as GlazedTile)} unglazed />
      <Azulejo {...(tile as GlazedTile)} />
    </span>
  );
}

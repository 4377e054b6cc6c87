import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';
import { Azulejo, type GlazedTile } from './Azulejo.tsx';

/** Milliseconds in which a tile turns over. */
const TURN = 250;

const place = css({
  display: 'grid',
  flex: 'none',
  perspective: '40rem',
  '& > svg': { gridArea: '1 / 1', backfaceVisibility: 'hidden' },
  // Clay first, glaze behind it.
  '& > svg:last-of-type, &[data-laid="true"] > svg:first-of-type': { transform: 'rotateY(180deg)' },
  '&[data-laid="true"] > svg:last-of-type': { transform: 'none' },
  [media.motion]: { '& > svg': { transition: `transform ${TURN}ms ${token.motion.ease}` } },
});

export type LaidTileProps = GlazedTile & {
  /** Glazed; bare clay until then. */
  laid: boolean;
};

/** A place on a wall: clay with the drawing traced on it, that turns over and is glazed when its tile is laid. */
export function LaidTile({ laid, label, className, ...tile }: LaidTileProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : {};
  return (
    <span {...name} className={className} css={place} data-laid={laid}>
      <Azulejo {...(tile as GlazedTile)} clay />
      <Azulejo {...(tile as GlazedTile)} />
    </span>
  );
}

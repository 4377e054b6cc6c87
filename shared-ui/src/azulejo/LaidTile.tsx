import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';
import { Azulejo, type GlazedTile } from './Azulejo.tsx';

/** Duration of the turn in ms. */
const TURN = 250;

const wrapper = css({
  display: 'grid',
  flex: 'none',
  perspective: '40rem',
  '& > svg': { gridArea: '1 / 1', backfaceVisibility: 'hidden' },
  // Clay in front, glaze behind.
  '& > svg:last-of-type, &[data-laid="true"] > svg:first-of-type': { transform: 'rotateY(180deg)' },
  '&[data-laid="true"] > svg:last-of-type': { transform: 'none' },
  [media.motion]: { '& > svg': { transition: `transform ${TURN}ms ${token.motion.ease}` } },
});

export type LaidTileProps = GlazedTile & {
  /** True when glazed; unglazed clay otherwise. */
  laid: boolean;
};

/** Tile of a wall: unglazed clay that turns over and is glazed once `laid` is true. */
export function LaidTile({ laid, label, className, ...tile }: LaidTileProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : {};
  return (
    <span {...name} className={className} css={wrapper} data-laid={laid}>
      <Azulejo {...(tile as GlazedTile)} clay />
      <Azulejo {...(tile as GlazedTile)} />
    </span>
  );
}

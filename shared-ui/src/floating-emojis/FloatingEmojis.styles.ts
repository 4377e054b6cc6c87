import { css, keyframes } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

/** Height that a hero reserves for the emojis below its text on a narrow screen, unless it sets `--sky-height`. */
export const SKY_BELOW = '7rem';

const rise = keyframes({
  '0%': { transform: 'translateY(0) rotate(-8deg)', opacity: 0 },
  '12%': { opacity: 0.85 },
  '85%': { opacity: 0.85 },
  '100%': { transform: 'translateY(calc(-1 * var(--rise))) rotate(14deg)', opacity: 0 },
});

export const sky = css({
  position: 'absolute',
  // Below the text on a narrow screen.
  insetInline: 0,
  insetBlockEnd: 0,
  height: `var(--sky-height, ${SKY_BELOW})`,
  overflow: 'hidden',
  pointerEvents: 'none',
  containerType: 'size',
  '--rise': 'calc(100cqh + 4rem)',
  [media.lg]: { height: 'auto', insetBlock: 0, insetInlineStart: '55%' },
  '&[data-still]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    // Items that do not fit in the first row wrap below the clipped area, so none is cut.
    alignContent: 'start',
    gap: '1.75rem 1rem',
    paddingBlockStart: '1.5rem',
    paddingInline: token.gutter,
    // On a wide screen, beside the text in 45 % of the hero: a row of four and a row of three.
    [media.lg]: { alignContent: 'center', gap: '24px 32px', padding: '0 calc(22.5% - 180px)' },
  },
  [media.print]: { display: 'none' },
});

/** Quarter circle in one corner of the small tile behind an emoji. */
const corner = (at: string) => `radial-gradient(circle at ${at}, ${token.tile.main} 0 9px, transparent 10px)`;
export const emoji = css({
  position: 'absolute',
  insetBlockEnd: '-4rem',
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  lineHeight: 1,
  borderRadius: '2px',
  background: `${['0 0', '100% 0', '0 100%', '100% 100%'].map(corner).join(', ')}, ${token.tile.glaze}`,
  boxShadow: `0 0 0 1px ${token.tile.grout}`,
  opacity: 0,
  animationName: rise,
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  // On a narrow screen, every third emoji only.
  '&:not(:nth-of-type(3n))': { display: 'none', [media.lg]: { display: 'grid' } },
  '[data-paused] &': { animationPlayState: 'paused' },
  // Static: seven whole tiles in a grid, without overlap.
  '[data-still] &': { position: 'static', flex: 'none', animationName: 'none', opacity: 1 },
  '[data-still] &:nth-of-type(-n + 7)': { display: 'grid' },
  '[data-still] &:nth-of-type(n + 8)': { display: 'none' },
});

export const toggle = css({
  position: 'absolute',
  insetBlockEnd: token.space[3],
  insetInlineEnd: token.space[3],
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.pill,
  background: token.color.raised,
  color: token.color.ink,
  cursor: 'pointer',
  zIndex: 1,
  [media.print]: { display: 'none' },
});

import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Height of the area for the floating emojis on a narrow screen. */
const SKY_HEIGHT = '7rem';
/** Height that the band of tiles takes at most. */
const BAND_HEIGHT = '2.5rem';

/** Space below the text for the floating emojis and for the band. */
export const opening = css({
  paddingBlockEnd: `calc(${SKY_HEIGHT} + ${BAND_HEIGHT})`,
  // Low, so that the categories start in the first screen.
  [media.lg]: { paddingBlock: `${token.space[4]} calc(${token.space[2]} + ${BAND_HEIGHT})` },
});

/** In the steps the hero collapses to one line with the page's name. */
export const collapsedOpening = css({
  paddingBlock: token.space[4],
  [media.print]: { display: 'none' },
});

/** Area of the floating emojis: above the band on a narrow screen, behind it on a wide one. */
export const SkyArea = styled.div({
  '--sky-height': SKY_HEIGHT,
  position: 'absolute',
  inset: 0,
  insetBlockEnd: BAND_HEIGHT,
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto' },
  [media.lg]: { insetBlockEnd: 0 },
});

/** Band of tiles along the lower edge. */
export const bottomEdge = css({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });

/** Reserves the lines of text that is loading: `data-filler` holds invisible filler of equal length. */
export const Placeholder = styled.span({
  borderRadius: token.radius.sm,
  boxDecorationBreak: 'clone',
  background: token.color.raised,
  color: 'transparent',
  opacity: 0.6,
  '&::before': { content: 'attr(data-filler)' },
});

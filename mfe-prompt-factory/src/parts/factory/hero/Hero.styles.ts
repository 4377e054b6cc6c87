import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { SKY_BELOW } from '@ia/shared-ui/floating-emojis';
import { media, token } from '@ia/shared-ui/tokens';

export const Frame = styled.section({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'clip',
  paddingBlock: `${token.space[8]} calc(${SKY_BELOW} + ${token.space[4]})`,
  background: token.color.accentSoft,
  [media.lg]: {
    paddingBlock: token.space[5],
    // Room for the band of tiles.
    '&[data-followed="true"]': { paddingBlockEnd: `calc(${token.space[3]} + 2.5rem)` },
  },
  // At work one knows where one is: the name of the page in one line.
  '&&[data-collapsed="true"]': { paddingBlock: token.space[4] },
  [media.print]: { '&&': { paddingBlock: 0 }, '&[data-followed="true"]': { display: 'none' } },
});

/** A band of tiles along the lower edge. */
export const foot = css({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });

export const Words = styled.div({
  position: 'relative',
  display: 'grid',
  gap: token.space[3],
  justifyItems: 'start',
  // As wide as the tiles leave it: with fewer lines, what follows is nearer.
  '& > h1, & > p': { [media.lg]: { maxWidth: 'min(26em, 52vw)' } },
  '& > p': { color: token.color.ink },
});

/** Keeps the lines of words that are on their way: as many as those in `data-room` take, which nobody sees or reads. */
export const Placeholder = styled.span({
  borderRadius: token.radius.sm,
  boxDecorationBreak: 'clone',
  background: token.color.raised,
  color: 'transparent',
  opacity: 0.6,
  '&::before': { content: 'attr(data-room)' },
});

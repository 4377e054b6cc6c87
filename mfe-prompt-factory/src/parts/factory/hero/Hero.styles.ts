import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Frame = styled.section({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'clip',
  minHeight: `min(100svh - ${token.headerHeight}, 40rem)`,
  paddingBlock: `${token.space[16]} ${token.space[20]}`,
  background: token.color.accentSoft,
  [media.print]: { display: 'none' },
});

/** A band of tiles along the lower edge. */
export const foot = css({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });

export const Words = styled.div({
  position: 'relative',
  display: 'grid',
  gap: token.space[5],
  justifyItems: 'start',
  '& > h1': { maxWidth: '18ch' },
  '& > p': { color: token.color.ink },
});

/** Keeps the place of words that are on their way. Called `width`, the room would end up as an attribute of the element. */
export const Placeholder = styled.span<{ room: string }>(({ room }) => ({
  display: 'inline-block',
  width: room,
  maxWidth: '100%',
  minHeight: '1em',
  borderRadius: token.radius.sm,
  background: token.color.raised,
  color: 'transparent',
  opacity: 0.6,
}));

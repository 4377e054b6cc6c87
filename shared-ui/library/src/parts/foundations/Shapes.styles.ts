import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

const slide = keyframes({ from: { transform: 'none' }, to: { transform: 'translateX(4.5rem)' } });

export const Rows = styled.ul({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2rem auto',
    justifyContent: 'start',
    alignItems: 'center',
  },
  '& code': { fontSize: token.size.sm },
});

export const Bar = styled.span({
  display: 'block',
  height: '1rem',
  borderRadius: '2px',
  background: token.color.accent,
});

export const Tiles = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: token.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: token.space[2] },
  '& code': { fontSize: token.size.sm },
});

export const Tile = styled.div({
  height: '4.5rem',
  border: `1px solid ${token.color.line}`,
  background: token.color.raised,
});

export const Mover = styled.button({
  display: 'flex',
  alignItems: 'center',
  width: '8rem',
  height: '3.5rem',
  padding: token.space[2],
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  cursor: 'pointer',
  '& > span': {
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: token.radius.sm,
    background: token.color.accent,
    animationTimingFunction: token.motion.ease,
    animationFillMode: 'forwards',
  },
  [media.motion]: { '&:hover > span, &:focus-visible > span': { animationName: slide } },
});

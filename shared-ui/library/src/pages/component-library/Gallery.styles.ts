import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** Scale of a thumbnail, and the height of its viewport. */
const SCALE = 0.55;
const VIEWPORT_HEIGHT = '9rem';

export const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: token.space[4],
  padding: 0,
  listStyle: 'none',
});

export const Thumb = styled.li({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.sm,
  background: token.color.raised,
  '&:hover': { borderColor: token.color.accent },
  '&:focus-within': { outline: `3px solid ${token.color.focus}`, outlineOffset: 2 },
});

/** Viewport of the live example; contains `position: fixed` descendants. */
export const View = styled.div({
  height: VIEWPORT_HEIGHT,
  overflow: 'hidden',
  contain: 'strict',
  background: token.color.paper,
  color: token.color.ink,
  borderBlockEnd: `1px solid ${token.color.line}`,
  pointerEvents: 'none',
  '& > div': {
    width: `${100 / SCALE}%`,
    minHeight: `${100 / SCALE}%`,
    padding: token.space[5],
    fontSize: token.size.md,
    transform: `scale(${SCALE})`,
    transformOrigin: '0 0',
  },
});

export const Name = styled.a({
  display: 'grid',
  alignContent: 'start',
  padding: token.space[3],
  color: token.color.ink,
  fontWeight: 650,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  outline: 'none',
  '& > small': { color: token.color.inkSoft, fontSize: token.size.sm, fontWeight: 400 },
  // Stretches the link over the thumbnail.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

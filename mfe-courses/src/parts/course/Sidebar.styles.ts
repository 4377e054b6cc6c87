import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Aside = styled.aside({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  // With large letters on a small screen the words need the room.
  padding: `min(${token.space[5]}, 5vw)`,
  overflowWrap: 'anywhere',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  '& h3': { margin: 0, fontFamily: token.font.display, fontSize: token.size.lg, lineHeight: 1.3 },
  '& p': { margin: 0 },
  [media.lg]: {
    position: 'sticky',
    top: `calc(${token.headerHeight} + ${token.space[4]})`,
    maxHeight: `calc(100dvh - ${token.headerHeight} - ${token.space[8]})`,
    overflowY: 'auto',
  },
});

/** Ring and medal side by side while there is width for both. */
export const Pair = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-around',
  gap: token.space[4],
});

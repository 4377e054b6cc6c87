import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Card = styled.article({
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  boxShadow: token.shadow.sm,
  overflow: 'hidden',
});

export const Face = styled.div({
  display: 'grid',
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '&[data-flipped="true"]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    '&[data-flipped="true"] > :first-of-type': { order: 2 },
  },
});

export const Body = styled.div({
  display: 'grid',
  alignContent: 'center',
  gap: token.space[4],
  padding: token.space[6],
  [media.lg]: { padding: token.space[10] },
});

export const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  marginInlineStart: `calc(-1 * ${token.space[3]})`,
});

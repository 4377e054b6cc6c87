import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** Heading and introduction of a step. */
export const Head = styled.div({
  display: 'grid',
  gap: token.space[3],
  marginBlockEnd: token.space[6],
});

/** Tile behind a recipe's icon. */
export const TileMark = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '3.25rem',
  height: '3.25rem',
  // Three round corners and one square, like an azulejo tile.
  borderRadius: `${token.radius.lg} ${token.radius.lg} ${token.radius.lg} 0`,
  background: token.color.accentSoft,
  color: token.color.accentStrong,
});

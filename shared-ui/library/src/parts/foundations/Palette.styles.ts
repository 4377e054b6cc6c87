import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Groups = styled.div({
  display: 'grid',
  gap: token.space[6],
  '& h4': { marginBlockEnd: token.space[3], fontSize: token.size.md },
});

export const Swatches = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& code': { fontSize: token.size.sm },
});

export const Fill = styled.div({
  display: 'grid',
  placeItems: 'center',
  height: '4.5rem',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  fontFamily: token.font.display,
  fontSize: token.size.h3,
  fontWeight: 650,
  forcedColorAdjust: 'none',
});

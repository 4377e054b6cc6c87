import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** The tile with its text beside it, or below it on narrow screens. */
export const TileWithText = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[6],
  '& > svg': { flex: 'none', maxWidth: '100%', height: 'auto' },
});

export const TileText = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  flex: '1 1 16rem',
  maxWidth: token.measure,
  '& strong': { fontFamily: token.font.display, fontSize: token.size.xl, fontWeight: 650 },
});

export const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

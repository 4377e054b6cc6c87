import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** Tile with its text beside it, or above it on a narrow screen. */
export const Frame = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: token.space[6],
  marginBlockEnd: token.space[8],
  '& > svg': { flex: '0 1 16rem', width: '16rem', maxWidth: '100%', height: 'auto' },
});

/** Count, buttons and notes. */
export const TileText = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  flex: '1 1 14rem',
});

/** Number of layers. */
export const Count = styled.p({
  fontFamily: token.font.display,
  fontSize: token.size.xl,
  fontWeight: 650,
});

/** List of earned layers, or of actions that earn one. */
export const Layers = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: `${token.space[2]} ${token.space[6]}`,
  margin: `${token.space[3]} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& + *': { marginBlockStart: token.space[8] },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});

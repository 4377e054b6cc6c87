import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Panel = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  alignItems: 'center',
  padding: token.space[6],
  border: `2px solid ${token.color.accent}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', padding: token.space[10] },
});

/** Grid of tiles with grout between them, three per row. */
export const Wall = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  overflow: 'hidden',
  borderRadius: 4,
  background: token.tile.grout,
  '& svg': { display: 'block' },
});

/** Row of actions below the text; not printed. */
export const Buttons = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  [media.print]: { display: 'none' },
});

export const TextBlock = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space[3],
  '& p': { maxWidth: token.measure },
});

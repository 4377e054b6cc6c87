import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Panel = styled.div({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  borderRadius: token.radius.lg,
  border: `1px solid ${token.color.line}`,
  background: token.color.raised,
  minHeight: '28rem',
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto',
    minHeight: '18rem',
  },
  [media.lg]: { minHeight: '24rem' },
  [media.print]: {
    display: 'block',
    minHeight: 0,
    background: 'none',
    border: `1px solid ${token.color.line}`,
  },
});

/** A square of whole tiles; one row of them on phones. */
export const Picture = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  background: token.tile.grout,
  '& > :nth-of-type(n + 4)': { display: 'none' },
  [media.md]: {
    alignSelf: 'center',
    margin: token.space[6],
    borderRadius: 4,
    overflow: 'hidden',
    '& > :nth-of-type(n)': { display: 'block' },
  },
  [media.print]: { display: 'none' },
});

export const Text = styled.div({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: token.space[4],
  padding: token.space[6],
  '& h3': { fontSize: token.size.h2Quiet },
  '& p': { fontSize: token.size.lg, lineHeight: 1.5 },
  [media.lg]: { padding: token.space[12] },
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Card = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  gap: `${token.space[3]} ${token.space[4]}`,
  height: '100%',
  padding: token.space[5],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  breakInside: 'avoid',
  '& svg': { width: '4.5rem', height: '4.5rem', borderRadius: token.radius.sm },
  // Minimum width for «Responsabilidade» on one line; wraps below the picture in a narrow card.
  '& h3': { flex: '1 1 8.5em', minWidth: 0 },
  '& p': { flex: '1 0 100%', color: token.color.inkSoft },
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space[4],
    padding: token.space[6],
    '& svg': { width: '6rem', height: '6rem' },
  },
  // Fits all six below their heading on one printed page.
  [media.print]: {
    gap: `${token.space[2]} ${token.space[3]}`,
    padding: token.space[3],
    '& svg': { width: '3.5rem', height: '3.5rem' },
  },
});

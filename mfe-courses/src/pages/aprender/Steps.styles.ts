import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** The steps of a path side by side, one below the other on a phone. */
export const Steps = styled.ol({
  display: 'grid',
  gap: token.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Where two stand beside each other, a third one alone takes the whole row.
  '@media (min-width: 42rem) and (max-width: 62rem)': {
    '& > li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  // As high as its words: two tall cards would leave half a page empty.
  [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Where else one may go from here: a tile, a question and its link. */
export const Ways = styled.ul({
  display: 'grid',
  gap: token.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: token.space[4],
    padding: token.space[4],
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.lg,
    background: token.color.raised,
    overflowWrap: 'anywhere',
  },
  '& strong': { display: 'block', fontWeight: 650 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Steps of a path in columns; one column on a phone. */
export const Steps = styled.ol({
  display: 'grid',
  gap: token.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // In two columns, a single last card spans the row.
  '@media (min-width: 42rem) and (max-width: 62rem)': {
    '& > li:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  // One column on paper: cards in a row stretch to equal height and waste half a page.
  [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Tiles that link to other pages. */
export const RelatedLinks = styled.ul({
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
    padding: `${token.space[4]} ${token.space[6]}`,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.lg,
    background: token.color.raised,
    overflowWrap: 'anywhere',
  },
  '& p': { maxWidth: 'none' },
  '& strong': { display: 'block', fontWeight: 650 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});

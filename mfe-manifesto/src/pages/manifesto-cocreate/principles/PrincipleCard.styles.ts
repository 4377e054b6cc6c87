import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** One column on screen, two on paper. */
export const Cards = styled.div({
  display: 'grid',
  gap: token.space[8],
  [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '6mm 8mm' },
});

export const Card = styled.article({
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  boxShadow: token.shadow.sm,
  overflow: 'hidden',
  [media.print]: { border: 0, boxShadow: 'none', breakInside: 'avoid' },
});

const narrow = '@media screen and (width < 48rem)';

/** Two columns, tile and text; `data-flipped` reverses them. */
export const ArtAndText = styled.div({
  display: 'grid',
  [narrow]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: token.space[4],
    padding: token.space[5],
    // A principle's own picture is as wide as the card.
    '& > :has(> img)': { flexGrow: 1, margin: `-${token.space[5]} -${token.space[5]} 0` },
  },
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '&[data-flipped="true"]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    '&[data-flipped="true"] > :first-of-type': { order: 2 },
  },
  [media.print]: {
    '&&, &&[data-flipped="true"]': { gridTemplateColumns: '18mm minmax(0, 1fr)', alignItems: 'start' },
    '&&[data-flipped="true"] > :first-of-type': { order: 0 },
  },
});

/** On phones its children are flex items of the card: the title wraps below the tile if its longest word needs it. */
export const Body = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: token.space[4],
  padding: token.space[6],
  [narrow]: {
    display: 'contents',
    '& > h3': { flex: '1 1 min-content', minInlineSize: 0, alignSelf: 'center', overflowWrap: 'break-word' },
    '& > :not(h3), & > div > *': { flexBasis: '100%' },
  },
  [media.lg]: { padding: token.space[10] },
  [media.print]: { '&&': { padding: '0 0 0 4mm', gap: '1mm' } },
});

/** Votes and actions, hidden in print. */
export const VotingArea = styled.div({ display: 'contents', [media.print]: { display: 'none' } });

export const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
});

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

/** Picture beside text; `data-flipped` puts the picture on the right. On paper the picture is a small column. */
export const ArtAndText = styled.div({
  display: 'grid',
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

export const Body = styled.div({
  display: 'grid',
  alignContent: 'center',
  gap: token.space[4],
  padding: token.space[6],
  [media.lg]: { padding: token.space[10] },
  [media.print]: { '&&': { padding: '0 0 0 4mm', gap: '1mm' } },
});

/** The tile that shows the visitor's vote, next to the vote bar. */
export const VoteSummary = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[4],
  alignItems: 'center',
});

export const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
});

/** Votes and actions, hidden in print. */
export const VotingArea = styled.div({ display: 'contents', [media.print]: { display: 'none' } });

import styled from '@emotion/styled';
import { column, media, token } from '@ia/shared-ui/tokens';

export const Page = styled.div({ overflowX: 'clip' });

export const BackLink = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  width: 'fit-content',
  minHeight: '2.75rem',
  fontWeight: 650,
});

export const Layout = styled.div({
  ...column,
  display: 'grid',
  gap: token.space[8],
  paddingBlock: token.space[8],
  [media.lg]: {
    gridTemplateColumns: '19rem minmax(0, 1fr)',
    gap: token.space[12],
    alignItems: 'start',
  },
});

export const Side = styled.div({
  display: 'grid',
  gap: token.space[4],
  minWidth: 0,
  [media.lg]: {
    position: 'sticky',
    insetBlockStart: `calc(${token.headerHeight} + ${token.space[4]})`,
    maxHeight: `calc(100dvh - ${token.headerHeight} - ${token.space[8]})`,
    overflowY: 'auto',
    // Space for focus outlines, which the scroll container would clip, outside of the column.
    paddingInline: token.space[1],
    marginInline: `calc(-1 * ${token.space[1]})`,
  },
});

export const Fold = styled.details({
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '2.75rem',
    paddingInline: token.space[3],
    fontWeight: 650,
    cursor: 'pointer',
    '&::after': { content: '"+"', fontWeight: 650, color: token.color.accent },
  },
  '&[open] > summary::after': { content: '"–"' },
  // The open settings fit a screen of 800 px.
  '& > :not(summary)': { gap: token.space[2], padding: `0 ${token.space[3]} ${token.space[3]}` },
});

export const Main = styled.div({ minWidth: 0, display: 'grid', gap: token.space[12] });

export const Group = styled.section({
  minWidth: 0,
  // Fits «Comportamentos», the longest word, with and without the contents beside it.
  '& > header h2': {
    fontSize: `min(${token.size.h2}, 9vw)`,
    [media.lg]: { fontSize: `min(${token.size.h2}, 3.3vw)` },
  },
  '& > header': { display: 'grid', gap: token.space[2], paddingBlockEnd: token.space[6] },
  '& > header > p, & > p': { maxWidth: token.measure, color: token.color.inkSoft },
});

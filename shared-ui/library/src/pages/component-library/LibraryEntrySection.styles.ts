import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Entry = styled.section({
  display: 'grid',
  gap: token.space[6],
  minWidth: 0,
  paddingBlock: token.space[10],
  borderBlockStart: `1px solid ${token.color.line}`,
  '&[data-alone="true"]': { paddingBlockStart: token.space[4], borderBlockStart: 0 },
  '& > header': { display: 'grid', gap: token.space[2], minWidth: 0 },
  '& > header > p': { maxWidth: token.measure, color: token.color.inkSoft },
});

export const Import = styled.code({
  width: 'fit-content',
  maxWidth: '100%',
  padding: `${token.space[1]} ${token.space[3]}`,
  borderRadius: token.radius.sm,
  background: token.color.tint,
  fontSize: token.size.sm,
  overflowWrap: 'anywhere',
});

export const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[4],
});

/** Link to the page of the component alone. */
export const AloneLink = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  minHeight: '2.75rem',
  fontSize: token.size.sm,
});

export const Folds = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const Figure = styled.figure({
  display: 'grid',
  gap: token.space[2],
  minWidth: 0,
  '& > figcaption': { fontSize: token.size.sm, fontWeight: 650 },
});

/** Part of a component's section that opens on demand. */
export const EntryFold = styled.details({
  minWidth: 0,
  borderBlockStart: `1px solid ${token.color.line}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.5rem',
    width: 'fit-content',
    cursor: 'pointer',
    fontFamily: token.font.display,
    fontSize: token.size.lg,
    fontWeight: 650,
    '&::before': { content: '"+"', width: '1.25rem', fontWeight: 650, color: token.color.accent },
  },
  '&[open] > summary::before': { content: '"–"' },
  '&[open]': { paddingBlockEnd: token.space[6] },
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** A sheet of paper on the screen; on paper, one page of 210 × 297 mm with what is in it from top to bottom. */
export const Sheet = styled.article({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[6],
  width: '100%',
  maxWidth: '50rem',
  padding: `clamp(${token.space[4]}, 5vw, ${token.space[10]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  overflowWrap: 'anywhere',
  '& h2, & h3, & p, & dl, & dd': { margin: 0 },
  '& h3': { fontFamily: token.font.display, fontSize: token.size.md },
  [media.print]: {
    // A sheet has the room that it has: lines end at its margin.
    '& :is(p, li, dd)': { maxWidth: 'none' },
    alignContent: 'space-between',
    gap: '2mm',
    maxWidth: 'none',
    // The page inside its margins is 273 mm high; what is left is room for rounding.
    height: '270mm',
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: '10.5pt',
    lineHeight: 1.36,
    breakInside: 'avoid',
    '& h3': { fontSize: '11pt' },
  },
});

export const Declared = styled.header({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[3],
  textAlign: 'center',
  '& h2': { color: token.color.accentStrong, fontSize: token.size.h2, lineHeight: 1.1 },
  '& > [data-course]': { fontSize: token.size.xl, fontWeight: 650 },
  '& > p:first-of-type': { color: token.color.accent, fontWeight: 650, letterSpacing: '0.04em' },
  [media.print]: {
    gap: '2mm',
    '& h2': { fontSize: '20pt' },
    '& > p': { fontSize: '12pt' },
    '& > [data-course]': { fontSize: '15pt' },
  },
});

export const Name = styled.p({
  maxWidth: '100%',
  paddingBlock: token.space[2],
  fontFamily: token.font.display,
  fontWeight: 650,
  lineHeight: 1.15,
  textWrap: 'balance',
  '&[data-size=large]': { fontSize: token.size.h1 },
  '&[data-size=middle]': { fontSize: token.size.h2 },
  '&[data-size=small]': { fontSize: token.size.h3 },
  [media.print]: {
    paddingBlock: '1mm',
    '&&[data-size=large]': { fontSize: '30pt' },
    '&&[data-size=middle]': { fontSize: '21pt' },
    '&&[data-size=small]': { fontSize: '14pt' },
  },
});

/** A line to write on. */
export const NamePlace = styled.p({
  width: 'min(100%, 26rem)',
  '&&': { marginBlockStart: '2.4em' },
  borderBlockStart: `1px solid ${token.color.edge}`,
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  [media.print]: { width: '120mm' },
});

export const Facts = styled.dl({
  display: 'grid',
  // Two by two, or all in a row: never three and one.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `${token.space[3]} ${token.space[5]}`,
  paddingBlock: token.space[3],
  borderBlock: `2px solid ${token.color.accent}`,
  '& dt': { color: token.color.inkSoft, fontSize: token.size.sm },
  '& dd': { fontWeight: 650 },
  [media.print]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    paddingBlock: '2mm',
    '& dt': { fontSize: '10pt' },
  },
});

export const SheetPart = styled.section({
  display: 'grid',
  gap: token.space[2],
  [media.print]: { gap: '1mm' },
});

export const Lines = styled.ul({
  margin: 0,
  paddingInlineStart: '1.2em',
  '& li::marker': { color: token.color.accent },
  [media.sm]: { columns: 2, columnGap: token.space[8] },
  [media.print]: { columns: 2, columnGap: '8mm' },
  '& li': { breakInside: 'avoid' },
});

export const Note = styled.section({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `3px solid ${token.color.accent}`,
  [media.print]: { gap: '0.5mm', paddingInlineStart: '3mm', fontSize: '10pt' },
});

export const Foot = styled.footer({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: token.space[5],
  '& > div': { display: 'grid', gap: token.space[1] },
  '& p': { color: token.color.inkSoft, fontSize: token.size.sm },
  '& [data-line]': { paddingBlockStart: token.space[1], borderBlockStart: `1px solid ${token.color.edge}` },
  [media.print]: { '& p': { fontSize: '10pt' }, '& > div': { gap: '0.5mm' } },
});

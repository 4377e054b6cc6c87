import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Looks like a sheet of paper on the screen; in print, only the text remains. */
export const Paper = styled.article({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  maxWidth: '54rem',
  padding: `clamp(${token.space[4]}, 5vw, ${token.space[12]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& h1, & h2, & h3, & p, & dl, & dd': { margin: 0 },
  '& h1': { fontFamily: token.font.display, fontSize: token.size.h1, lineHeight: 1.15 },
  '& h2': { fontFamily: token.font.display, fontSize: token.size.h3, lineHeight: 1.25 },
  '& h3': { fontSize: token.size.md, lineHeight: 1.35 },
  [media.print]: {
    display: 'block',
    maxWidth: 'none',
    padding: 0,
    border: 0,
    background: 'none',
    fontSize: '10.5pt',
    lineHeight: 1.4,
    '& > * + *': { marginTop: '6mm' },
    '& h1': { fontSize: '22pt' },
    '& h2': { fontSize: '14pt' },
    '& h3': { fontSize: '11pt' },
    '& h1, & h2, & h3': { breakAfter: 'avoid' },
    '& li, & dt, & dd': { breakInside: 'avoid' },
    '& p': { orphans: 3, widows: 3 },
  },
});

/** Section of a sheet. */
export const Part = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  [media.print]: { display: 'block', '& > * + *': { marginTop: '2.5mm' } },
  // Starts a new page: a handout, or cards to cut out.
  '&[data-new-sheet]': { [media.print]: { breakBefore: 'page' } },
});

/** List of a section. */
export const Lines = styled.ul({
  display: 'grid',
  gap: token.space[2],
  maxWidth: token.measure,
  margin: 0,
  paddingInlineStart: '1.4em',
  '& li::marker': { color: token.color.accent, fontWeight: 650 },
  [media.print]: { maxWidth: 'none', display: 'block', '& li + li': { marginTop: '1mm' } },
});

/** Audience, duration and address. */
export const Facts = styled.dl({
  display: 'grid',
  gap: token.space[3],
  paddingBlock: token.space[4],
  borderBlock: `2px solid ${token.color.accent}`,
  [media.sm]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: token.space[6] },
  '& > div': {
    display: 'grid',
    [media.sm]: { gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
  },
  '& dt': { color: token.color.inkSoft, fontWeight: 650 },
});

/** Rows of the session plan: text and minutes. */
export const Rows = styled.ol({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${token.space[1]} ${token.space[4]}`,
    paddingBlock: token.space[2],
    borderBlockEnd: `1px solid ${token.color.line}`,
    breakInside: 'avoid',
  },
  '& > li > span': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& p + p': { color: token.color.inkSoft },
});

/** Heading of a session with its minutes. */
export const SessionHead = styled.h3({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space[4],
  paddingBlock: token.space[2],
  borderBlockEnd: `2px solid ${token.color.accent}`,
  '& span': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** Options of a question, lettered A, B, C… */
export const Options = styled.ol({
  display: 'grid',
  gap: token.space[2],
  margin: 0,
  paddingInlineStart: '1.6em',
  listStyle: 'upper-alpha',
  '& p + p': { color: token.color.inkSoft },
  '& svg': { color: token.color.success, verticalAlign: '-0.15em' },
  [media.print]: { display: 'block', '& li + li': { marginTop: '1mm' } },
});

/** Avoids a page break between a question and its answers. */
export const AvoidBreak = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[2],
  '& + &': { marginTop: token.space[3] },
  [media.print]: { display: 'block', breakInside: 'avoid', '& + &': { marginTop: '4mm' } },
});

/** Cards to cut out along the dashed lines. */
export const Cards = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.print]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& li': {
    display: 'grid',
    placeContent: 'center',
    gap: token.space[1],
    minHeight: '5rem',
    margin: '-0.5px',
    border: `1px dashed ${token.color.edge}`,
    textAlign: 'center',
    [media.print]: { minHeight: '26mm' },
  },
  '& strong': { fontFamily: token.font.display, fontSize: token.size.xl },
  '& span': { color: token.color.inkSoft, fontSize: token.size.sm },
});

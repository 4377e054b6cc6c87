import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/**
 * Declaration of completion. On the screen it is a preview. In print it is one landscape A4 page: a frame of
 * 22 × 15 tiles of 13 mm around the content.
 */
export const Sheet = styled.article({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: token.space[6],
  width: '100%',
  maxWidth: '60rem',
  padding: `clamp(${token.space[4]}, 5vw, ${token.space[10]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  overflowWrap: 'anywhere',
  '& h2, & h3, & p, & dl, & dd': { margin: 0 },
  '& h3': { fontFamily: token.font.display, fontSize: token.size.md },
  [media.print]: {
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    alignContent: 'stretch',
    gap: '2.5mm',
    maxWidth: 'none',
    width: '286mm',
    height: '195mm',
    marginInline: 'auto',
    padding: '17mm 20mm 16mm',
    border: 0,
    background: 'none',
    fontSize: '11pt',
    lineHeight: 1.2,
    breakInside: 'avoid',
    '& h3': { fontSize: '11pt' },
  },
});

/** Tile panel above the sheet, on the screen only. */
export const Strip = styled.div({ [media.print]: { display: 'none' } });

/** Tile frame around the sheet, in print only. */
export const Frame = styled.div({
  display: 'none',
  [media.print]: { display: 'block', position: 'absolute', inset: 0, '& > svg': { display: 'block' } },
});

/** Badge, name and course. */
export const Recipient = styled.header({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[5],
  textAlign: 'center',
  '& > svg': { width: 'min(45mm, 40vw)', height: 'auto' },
  '& > div': { display: 'grid', gap: token.space[3], justifyItems: 'inherit', width: '100%' },
  '& h2': { color: token.color.accentStrong, fontSize: token.size.h2, lineHeight: 1.1 },
  '& [data-course]': { fontSize: token.size.xl },
  '& > div > p:first-of-type': { color: token.color.accent, fontWeight: 650, letterSpacing: '0.04em' },
  [media.md]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    justifyItems: 'start',
    alignItems: 'center',
    textAlign: 'start',
  },
  [media.print]: {
    gridTemplateColumns: '40mm minmax(0, 1fr)',
    justifyItems: 'start',
    alignItems: 'center',
    gap: '8mm',
    textAlign: 'start',
    '& > svg': { width: '40mm', height: '40mm' },
    '& > div': { gap: '1.5mm' },
    '& h2': { fontSize: '20pt' },
    '& p': { fontSize: '11pt' },
    '& [data-course]': { fontSize: '14pt' },
  },
});

/** Recipient's name; `--points` sets the font size. */
export const Name = styled.p({
  maxWidth: '100%',
  fontFamily: token.font.display,
  fontWeight: 650,
  lineHeight: 1.1,
  textWrap: 'balance',
  '&&': { fontSize: 'min(var(--points) / 12 * 1rem, 10vw)' },
  [media.print]: { '&&': { fontSize: 'calc(var(--points) * 1pt)' } },
});

/** Line for a handwritten name. */
export const NameLine = styled.p({
  width: 'min(100%, 32rem)',
  '&&': { marginBlockStart: '2.4em' },
  borderBlockStart: `1px solid ${token.color.edge}`,
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  [media.print]: { width: '150mm', '&&': { marginBlockStart: '12mm', fontSize: '9.5pt' } },
});

/** Duration, dates and medal. */
export const Facts = styled.dl({
  display: 'grid',
  // Two rows of two or one row of four, never three and one.
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
    paddingBlock: '1.5mm',
    '& dt': { fontSize: '9pt' },
    '& dd': { fontSize: '10.5pt' },
  },
});

/** Learned skills beside the course description. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  '& > div': { display: 'grid', alignContent: 'start', gap: token.space[6] },
  [media.print]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    gap: '7mm',
    '& > div': { gap: '2.5mm' },
  },
});

/** Heading with its text or list. */
export const SheetPart = styled.section({
  display: 'grid',
  gap: token.space[2],
  [media.print]: { gap: '0.5mm' },
});

/** List of skills. */
export const SkillList = styled.ul({
  margin: 0,
  paddingInlineStart: '1.2em',
  '& li::marker': { color: token.color.accent },
  '& li': { breakInside: 'avoid' },
});

/** Remark with a coloured edge. */
export const Note = styled.section({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `3px solid ${token.color.accent}`,
  [media.print]: { gap: '0.5mm', paddingInlineStart: '3mm' },
});

/** Signature line and address of the course. */
export const Foot = styled.div({
  display: 'grid',
  gap: token.space[4],
  alignItems: 'end',
  '& p': { color: token.color.inkSoft, fontSize: token.size.sm },
  '& [data-line]': { paddingBlockStart: token.space[1], borderBlockStart: `1px solid ${token.color.edge}` },
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.print]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    gap: '7mm',
    paddingBlockStart: '4mm',
    '& p': { fontSize: '9pt' },
  },
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Largest area for the tiles: the width of the sheet, and more than half of its height. */
export const WALL_MM = { width: 267, height: 220 } as const;

/** A3 with margins of 15 mm, slightly smaller to prevent a second page. */
export const Sheet = styled.article({
  display: 'none',
  color: token.color.ink,
  fontSize: '15pt',
  lineHeight: 1.35,
  '& > [role="img"]': { gridTemplateColumns: 'repeat(var(--columns), 1fr)', gap: 0, background: 'none' },
  [media.print]: {
    display: 'grid',
    gridTemplateRows: 'auto auto auto 1fr auto',
    gap: '6mm',
    width: `${WALL_MM.width}mm`,
    height: '388mm',
    marginInline: 'auto',
    breakInside: 'avoid',
  },
});

export const Header = styled.header({
  display: 'grid',
  gap: '2mm',
  '& h2': { fontSize: '64pt', lineHeight: 1 },
  '& p:first-of-type': { color: token.color.accent, fontWeight: 650 },
  '& h2 + p': { fontSize: '18pt' },
});

export const Legend = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignContent: 'space-evenly',
  gap: '4mm 5mm',
  fontSize: '11pt',
  lineHeight: 1.2,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '1.5mm 3mm', alignContent: 'start' },
  '& dt': { flexBasis: '100%', fontSize: '12pt', fontWeight: 650 },
  '& dt, & dd': { fontFamily: token.font.display },
  '& dd': { display: 'flex', gap: '1.5mm', alignItems: 'center', whiteSpace: 'nowrap' },
});

/** What to do next, beside the QR code. */
export const Footer = styled.footer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 46mm',
  gap: '6mm',
  alignItems: 'center',
  paddingBlockStart: '4mm',
  borderBlockStart: `0.7mm solid ${token.color.ink}`,
  '& > div': { display: 'grid', gap: '2mm' },
  '& p': { maxWidth: 'none' },
  '& p:first-of-type': { fontSize: '18pt' },
});

export const Address = styled.p({
  fontFamily: token.font.display,
  fontWeight: 650,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  '&&': { fontSize: '28pt' },
});

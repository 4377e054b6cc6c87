import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Area for the tiles. */
export const WALL_MM = { width: 267, height: 200 } as const;

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
    gap: '7mm',
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
  '& > div': { display: 'grid', gridTemplateColumns: '27mm 27mm', gap: '2mm 4mm', alignContent: 'start' },
  '& dt': { gridColumn: '1 / -1', fontSize: '15.5pt', fontWeight: 650 },
  '& dt, & dd': { fontFamily: token.font.display },
  '& dd': { display: 'grid', gap: '1.5mm', whiteSpace: 'nowrap' },
});

export const Footer = styled.footer({
  display: 'grid',
  gap: '2mm',
  paddingBlockStart: '4mm',
  borderBlockStart: `0.7mm solid ${token.color.ink}`,
  '& p:last-child': { fontSize: '19pt' },
});

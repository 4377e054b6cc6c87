import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Sheet = styled.article({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: token.space[4],
  // One landscape A4 sheet inside its 12 mm margins, with room to spare for rounding.
  height: '180mm',
  padding: '10mm 16mm',
  border: `3mm double ${token.color.accent}`,
  color: token.color.ink,
  textAlign: 'center',
  breakInside: 'avoid',
  '& p, & h1': { margin: 0 },
  '& h1': { fontFamily: token.font.display, fontSize: '26pt', lineHeight: 1.1 },
});

export const Skills = styled.ul({
  columns: 2,
  columnGap: token.space[8],
  margin: 0,
  paddingInlineStart: '1.2em',
  fontSize: '12pt',
  lineHeight: 1.5,
  textAlign: 'start',
  '& li': { breakInside: 'avoid' },
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Frame = styled.footer({
  background: token.color.tint,
  paddingBlock: `${token.space[12]} ${token.space[8]}`,
  fontSize: token.size.sm,
});

export const Columns = styled.div({
  display: 'grid',
  gap: token.space[8],
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr)',
    gap: token.space[10],
  },
});

export const About = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[3],
  maxWidth: '24rem',
  color: token.color.inkSoft,
});

export const Brand = styled.p({
  color: token.color.ink,
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
});

export const Column = styled.nav({
  // --widest-h3 (tokens.css) is the largest size at which a word of twelve letters fits its column.
  '& h2': { fontSize: `min(${token.size.lg}, var(--widest-h3))`, marginBlockEnd: token.space[2] },
});

export const List = styled.ul({
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[1],
    minHeight: '2.75rem',
    overflowWrap: 'anywhere',
  },
});

export const Legal = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${token.space[2]} ${token.space[8]}`,
  marginBlockStart: token.space[10],
  paddingBlockStart: token.space[5],
  borderBlockStart: `1px solid ${token.color.line}`,
  color: token.color.inkSoft,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: `${token.space[1]} ${token.space[6]}` },
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Details = styled.div({
  display: 'grid',
  gap: token.space[8],
  minWidth: 0,
  '& h4': { marginBlockEnd: token.space[2] },
});

export const Figures = styled.div({
  display: 'grid',
  gap: token.space[6],
  alignItems: 'start',
  [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
});

export const Statistic = styled.p({
  background: token.color.accentSoft,
  color: token.color.ink,
  borderRadius: token.radius.lg,
  padding: token.space[6],
});

export const BigFigure = styled.strong({
  display: 'block',
  fontFamily: token.font.display,
  fontSize: token.size.hero,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: token.color.accentStrong,
  marginBlockEnd: token.space[3],
});

export const Facts = styled.ol({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: token.space[4],
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    borderBlockStart: `3px solid ${token.color.accentDeco}`,
    paddingBlockStart: token.space[3],
  },
});

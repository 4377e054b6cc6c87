import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Plan = styled.article({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr auto',
  gap: token.space[4],
  height: '100%',
  padding: token.space[6],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  breakInside: 'avoid',
  '& > p:first-of-type': { color: token.color.inkSoft },
  '&[data-popular="true"]': { border: `3px solid ${token.color.accent}`, boxShadow: token.shadow.md },
});

export const Top = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
});

export const Price = styled.p({
  color: token.color.inkSoft,
  '& strong': {
    color: token.color.ink,
    fontFamily: token.font.display,
    fontSize: token.size.h2,
    fontWeight: 750,
    letterSpacing: '-0.02em',
  },
});

export const Features = styled.ul({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[2],
  '& li': { display: 'flex', gap: token.space[2] },
  '& svg': { color: token.color.success, marginBlockStart: '0.2em' },
});

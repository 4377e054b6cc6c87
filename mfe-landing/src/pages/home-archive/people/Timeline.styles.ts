import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Phases = styled.ol({
  counterReset: 'phase',
  display: 'grid',
  gap: token.space[6],
  listStyle: 'none',
  padding: 0,
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

export const Step = styled.li({
  counterIncrement: 'phase',
  display: 'grid',
  alignContent: 'start',
  gap: token.space[3],
  paddingBlockStart: token.space[5],
  borderBlockStart: `4px solid ${token.color.accentDeco}`,
  breakInside: 'avoid',
  '&::before': {
    content: 'counter(phase)',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: token.radius.md,
    background: token.color.accent,
    color: token.color.onAccent,
    fontFamily: token.font.display,
    fontSize: token.size.lg,
    fontWeight: 750,
  },
  '& p': { color: token.color.inkSoft },
});

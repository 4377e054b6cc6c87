import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Figures = styled.dl({
  display: 'grid',
  gap: token.space[4],
  marginBlockEnd: token.space[5],
  [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    background: token.color.raised,
    borderRadius: token.radius.lg,
    padding: token.space[5],
    border: `1px solid ${token.color.line}`,
  },
  '& dt': { color: token.color.inkSoft },
  '& dd': {
    margin: 0,
    fontFamily: token.font.display,
    fontSize: token.size.h1,
    fontWeight: 800,
    lineHeight: 1.1,
    color: token.color.accent,
  },
});

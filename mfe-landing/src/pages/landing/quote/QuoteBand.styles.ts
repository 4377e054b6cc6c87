import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Band = styled.div({
  background: token.color.accent,
  color: token.color.onAccent,
  paddingBlock: token.space[16],
  [media.lg]: { paddingBlock: token.space[24] },
  [media.print]: { background: 'none', color: token.color.ink, paddingBlock: token.space[6] },
});

export const Words = styled.blockquote({
  maxWidth: '24ch',
  fontFamily: token.font.display,
  fontSize: token.size.h1,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.12,
  textWrap: 'balance',
  [media.md]: { maxWidth: '28ch' },
});

export const Source = styled.figcaption({
  marginBlockStart: token.space[5],
  fontSize: token.size.md,
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Band = styled.div({
  // In the dark a band of solid accent would glare.
  background: `light-dark(${token.color.accent}, ${token.color.accentSoft})`,
  color: `light-dark(${token.color.onAccent}, ${token.color.ink})`,
  '& figure': { paddingBlock: `clamp(${token.space[12]}, 7vw, ${token.space[20]})` },
  [media.print]: { background: 'none', color: token.color.ink },
});

export const Words = styled.blockquote({
  maxWidth: '24ch',
  fontFamily: token.font.display,
  fontSize: token.size.h1,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.12,
  '& p': { textWrap: 'balance' },
  [media.md]: { maxWidth: '28ch' },
});

export const Source = styled.figcaption({
  marginBlockStart: token.space[5],
  fontSize: token.size.md,
});

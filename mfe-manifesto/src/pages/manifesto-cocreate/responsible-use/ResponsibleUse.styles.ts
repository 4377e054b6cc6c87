import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Rules = styled.ol({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: token.space[6],
  marginBlockEnd: token.space[8],
  [media.md]: { gridTemplateColumns: '1fr 1fr' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

export const Rule = styled.li({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[4],
  alignItems: 'start',
  // --widest-h3 (tokens.css) is the largest size at which a word of twelve letters fits its column.
  '& h3': { fontSize: `min(${token.size.lg}, var(--widest-h3))` },
  '& p': { color: token.color.inkSoft, marginBlockStart: token.space[1] },
});

export const Badge = styled.span({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  color: token.color.accentStrong,
});

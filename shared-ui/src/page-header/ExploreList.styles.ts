import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

export const list = css({ display: 'grid', gap: token.space[1], padding: 0, listStyle: 'none' });

export const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minHeight: '4rem',
  padding: token.space[2],
  borderRadius: token.radius.sm,
  '&:hover, &:has([aria-current])': { background: token.color.accentSoft },
  '&:has([aria-current])': { boxShadow: `inset 3px 0 ${token.color.accent}` },
  '&:has(:focus-visible)': { outline: `3px solid ${token.color.focus}`, outlineOffset: 2 },
});

export const picture = css({
  flex: 'none',
  width: 48,
  height: 48,
  overflow: 'hidden',
  borderRadius: token.radius.sm,
});

export const link = css({
  color: token.color.ink,
  fontWeight: 650,
  textDecoration: 'none',
  // The whole entry is pressed.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: token.color.accentStrong, textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline 3px' } },
});
export const description = css({
  display: 'block',
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  lineHeight: 1.35,
});

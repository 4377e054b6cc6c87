import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

export const list = css({ display: 'grid', gap: token.space[1], padding: 0, listStyle: 'none' });

export const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minHeight: '4rem',
  padding: token.space[2],
  borderRadius: token.radius.sm,
  color: token.color.ink,
  textDecoration: 'none',
  '&:hover': { background: token.color.accentSoft },
  '&:hover [data-label]': { color: token.color.accentStrong, textDecoration: 'underline' },
  '&[aria-current]': { background: token.color.accentSoft, boxShadow: `inset 3px 0 ${token.color.accent}` },
  '@media (forced-colors: active)': { '&[aria-current] [data-label]': { textDecoration: 'underline 3px' } },
});

export const picture = css({
  flex: 'none',
  width: 48,
  height: 48,
  overflow: 'hidden',
  borderRadius: token.radius.sm,
});

export const label = css({ display: 'block', fontWeight: 650, lineHeight: 1.3 });
export const description = css({
  display: 'block',
  marginBlockStart: '0.15rem',
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  lineHeight: 1.35,
  textWrap: 'pretty',
});

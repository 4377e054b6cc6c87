import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const box = css({
  display: 'inline-grid',
  justifyItems: 'center',
  minWidth: '7rem',
  padding: `${token.space[3]} ${token.space[5]}`,
  border: `2px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  [media.motion]: { transition: `background ${token.motion.slow}, border-color ${token.motion.slow}` },
  '&[data-highlight]': { borderColor: token.color.accent, background: token.color.accentSoft },
});

export const label = css({ fontSize: token.size.sm, color: token.color.inkSoft });

export const value = css({
  fontFamily: token.font.display,
  fontSize: token.size.h2,
  fontWeight: 650,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

export const goal = css({ fontSize: token.size.md, fontWeight: 400, color: token.color.inkSoft });

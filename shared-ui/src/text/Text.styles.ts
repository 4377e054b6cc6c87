import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const lead = css({
  // Larger text, as many characters.
  maxWidth: `calc(${token.measure} * 1.15)`,
  color: token.color.inkSoft,
  fontSize: token.size.lg,
  lineHeight: 1.55,
});

export const eyebrow = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  color: token.color.accent,
  fontSize: token.size.sm,
  fontWeight: 650,
  letterSpacing: '0.02em',
  lineHeight: 1.4,
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.8em',
    height: '0.8em',
    // A quarter-circle tile, the smallest piece of the azulejo.
    background: `radial-gradient(circle at 0 100%, ${token.color.accent} 0 72%, ${token.color.accentDeco} 74%)`,
    borderRadius: '2px',
    forcedColorAdjust: 'none', // otherwise an empty box remains
    [media.print]: { display: 'none' }, // fills are not printed either
  },
});

export const small = css({ color: token.color.inkSoft, fontSize: token.size.sm, lineHeight: 1.5 });

import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { token } from '../tokens/index.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5;
export type HeadingSize = 'hero' | 'h1' | 'h2' | 'h2Quiet' | 'h3' | 'h4';

const base = css({
  fontFamily: token.font.display,
  color: 'inherit',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

const sizes = {
  hero: css({ fontSize: token.size.hero, fontWeight: 800, lineHeight: 1.02, letterSpacing: '-0.03em' }),
  h1: css({ fontSize: token.size.h1, fontWeight: 800, lineHeight: 1.05, letterSpacing: '-0.025em' }),
  h2: css({ fontSize: token.size.h2, fontWeight: 800, lineHeight: 1.1, letterSpacing: '-0.022em' }),
  h2Quiet: css({ fontSize: token.size.h2Quiet, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-0.015em' }),
  h3: css({ fontSize: token.size.h3, fontWeight: 650, lineHeight: 1.22, letterSpacing: '-0.012em' }),
  // `--widest-h3` of tokens.css limits the size, so that a long word fits into a narrow column.
  h4: css({
    fontSize: `min(${token.size.lg}, var(--widest-h3))`,
    fontWeight: 650,
    lineHeight: 1.3,
    letterSpacing: '-0.005em',
  }),
};

/** Default visual size of each level. */
const SIZE_BY_LEVEL: Record<HeadingLevel, HeadingSize> = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h4' };

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  children: ReactNode;
  /** Heading level; a page has exactly one level 1, and no level is skipped. */
  level: HeadingLevel;
  /** Visual size, if it differs from the level. */
  size?: HeadingSize;
  ref?: Ref<HTMLHeadingElement>;
}

/** Heading with separate outline level and visual size. */
export function Heading({ children, level, size = SIZE_BY_LEVEL[level], ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} css={[base, sizes[size]]}>
      {children}
    </Tag>
  );
}

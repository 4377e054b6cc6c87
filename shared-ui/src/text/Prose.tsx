import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { token } from '../tokens/index.ts';

const prose = css({
  maxWidth: token.measure,
  lineHeight: 1.6,
  '& > * + *': { marginTop: token.space[4] },
  '& > * + :is(h2, h3, h4)': { marginTop: token.space[8] },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li + li': { marginTop: token.space[2] },
  '& li::marker': { color: token.color.accent, fontWeight: 650 },
  '& strong': { fontWeight: 650 },
  '& blockquote': {
    paddingInlineStart: token.space[5],
    borderInlineStart: `4px solid ${token.color.accentDeco}`,
    color: token.color.inkSoft,
  },
  '& code': {
    padding: '0.1em 0.35em',
    borderRadius: token.radius.sm,
    background: token.color.accentSoft,
    fontSize: 'max(0.92em, 1rem)',
  },
});

export interface ProseProps extends HTMLAttributes<HTMLDivElement> {
  /** Paragraphs, lists and headings as plain elements. */
  children: ReactNode;
}

/** Running text with a maximum line length and even spacing. */
export function Prose({ children, ...rest }: ProseProps) {
  return (
    <div {...rest} css={prose}>
      {children}
    </div>
  );
}

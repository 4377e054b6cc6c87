import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

export const prose = css({
  maxWidth: token.measure,
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: token.space[4] },
  '& h3, & h4, & h5, & h6': { marginBlockStart: token.space[6] },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li + li': { marginBlockStart: token.space[2] },
  '& li::marker': { color: token.color.accent, fontWeight: 650 },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: token.space[4],
    borderInlineStart: `4px solid ${token.color.accentSoft}`,
    color: token.color.inkSoft,
  },
  '& code': {
    padding: '0.1em 0.35em',
    borderRadius: token.radius.sm,
    background: token.color.accentSoft,
    fontSize: 'max(0.92em, 1rem)',
  },
  '& pre': {
    padding: token.space[4],
    borderRadius: token.radius.md,
    background: token.color.tint,
    width: 'fit-content',
    minWidth: '100%',
  },
  '& pre code': { padding: 0, background: 'none' },
  '& table': { borderCollapse: 'collapse', minWidth: '100%', fontSize: token.size.sm },
  '& th, & td': {
    // Wide enough to prevent one syllable per line.
    minWidth: '8rem',
    padding: `${token.space[2]} ${token.space[3]}`,
    border: `1px solid ${token.color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
  },
  '& th': { background: token.color.tint, fontWeight: 650 },
  '& hr': { border: 0, borderBlockStart: `1px solid ${token.color.line}` },
});

import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

export const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: token.space[2],
  minWidth: 0,
});

/** Side bar that marks an invalid field without relying on colour. */
export const invalidBar = css({
  paddingInlineStart: token.space[4],
  borderInlineStart: `4px solid ${token.color.danger}`,
});

export const label = css({ fontWeight: 650, lineHeight: 1.35 });
export const optional = css({ fontWeight: 400, color: token.color.inkSoft });
export const hint = css({ color: token.color.inkSoft, fontSize: token.size.sm, lineHeight: 1.5 });
export const error = css({
  display: 'flex',
  gap: token.space[2],
  color: token.color.danger,
  fontWeight: 650,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '& > svg': { marginTop: '0.1em' },
  '& > span': { minWidth: 0 },
});

/** Text input. */
export const input = css({
  width: '100%',
  minHeight: '3rem',
  padding: `${token.space[3]} ${token.space[4]}`,
  border: `2px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  fontSize: token.size.md,
  lineHeight: 1.5,
  '&::placeholder': { color: token.color.inkSoft, opacity: 1 },
  '&:hover': { borderColor: token.color.accent },
  '&:focus-visible': { borderColor: token.color.accent, borderRadius: token.radius.md },
  '&[aria-invalid="true"]': { borderColor: token.color.danger },
  '&:disabled': { background: token.color.tint, color: token.color.inkSoft, cursor: 'not-allowed' },
});

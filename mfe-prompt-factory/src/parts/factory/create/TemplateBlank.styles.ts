import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Own = styled.span({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[1],
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
  lineHeight: 1.4,
});

const field = css({
  // Grows with the words where the browser can do that, down instead of out of the page.
  fieldSizing: 'content',
  flex: '0 1 auto',
  minWidth: '10ch',
  // Leaves the button beside it its place.
  maxWidth: 'calc(100% - 3.25rem)',
  minHeight: '2.75rem',
  padding: `${token.space[1]} ${token.space[3]}`,
  border: `2px solid ${token.color.accent}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  '&::placeholder': { color: token.color.inkSoft, fontWeight: 400, opacity: 1 },
  '&[aria-invalid="true"]': { borderStyle: 'dashed', borderColor: token.color.danger },
});

export const ShortText = styled.textarea(field, { resize: 'none', lineHeight: 1.5 });
export const LongText = styled.textarea(field, { width: 'min(100%, 34rem)', fontSize: token.size.md });

/** What is wrong, in a line of its own below the field. */
export const Problem = styled.span({
  flexBasis: '100%',
  color: token.color.danger,
  fontSize: token.size.sm,
  fontWeight: 650,
});

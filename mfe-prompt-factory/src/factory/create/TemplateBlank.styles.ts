import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Own = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[1],
  maxWidth: '100%',
  verticalAlign: 'middle',
  lineHeight: 1.4,
});

const field = css({
  maxWidth: '100%',
  minWidth: '10ch',
  minHeight: '2.75rem',
  padding: `${token.space[1]} ${token.space[3]}`,
  border: `2px solid ${token.color.accent}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  fontWeight: 700,
  // Grows with the words where the browser can do that.
  fieldSizing: 'content',
  '&::placeholder': { color: token.color.inkSoft, fontWeight: 400, opacity: 1 },
  '&[aria-invalid="true"]': { borderStyle: 'dashed' },
});

export const ShortText = styled.input(field);
export const LongText = styled.textarea(field, { width: 'min(100%, 34rem)', fontSize: token.size.md });

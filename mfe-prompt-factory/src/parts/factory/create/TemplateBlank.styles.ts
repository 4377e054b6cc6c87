import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** The text field of a placeholder, with the button back to the options and the error. */
export const OwnTextField = styled.span({
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
  // Grows with its text where the browser supports field-sizing, downwards instead of beyond the page.
  fieldSizing: 'content',
  flex: '0 1 auto',
  minWidth: '10ch',
  // Leaves space for the button next to it.
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

/** Error in a full row below the field. */
export const Problem = styled.span({
  flexBasis: '100%',
  color: token.color.danger,
  fontSize: token.size.sm,
  fontWeight: 650,
});

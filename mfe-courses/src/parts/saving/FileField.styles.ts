import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** The browser writes what stands in it, in its own language; its button looks like the others here. */
export const FileField = styled.input({
  width: '100%',
  marginBlockStart: token.space[2],
  font: 'inherit',
  fontSize: token.size.sm,
  '&::file-selector-button': {
    minHeight: '2.75rem',
    marginInlineEnd: token.space[3],
    paddingInline: token.space[4],
    border: `2px solid ${token.color.accent}`,
    borderRadius: token.radius.md,
    background: token.color.raised,
    color: token.color.accent,
    font: 'inherit',
    fontWeight: 650,
    cursor: 'pointer',
  },
});

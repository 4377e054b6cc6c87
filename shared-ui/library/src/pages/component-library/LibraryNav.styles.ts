import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const List = styled.ul({
  display: 'grid',
  gap: token.space[1],
  '& &': {
    gap: 0,
    marginInlineStart: token.space[1],
    paddingInlineStart: token.space[3],
    borderInlineStart: `2px solid ${token.color.line}`,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    paddingInline: token.space[2],
    borderRadius: token.radius.sm,
    color: token.color.ink,
    fontSize: token.size.sm,
    textDecoration: 'none',
  },
  '& a:hover': { background: token.color.accentSoft, textDecoration: 'underline' },
  '& a[data-level="section"]': { fontFamily: token.font.display, fontWeight: 650, fontSize: token.size.md },
});

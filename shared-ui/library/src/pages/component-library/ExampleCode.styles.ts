import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Details = styled.details({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    cursor: 'pointer',
    fontSize: token.size.sm,
    color: token.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
  },
});

export const Copy = styled.div({ marginBlockStart: token.space[2] });

export const Code = styled.section({
  padding: token.space[4],
  overflowX: 'auto',
  borderRadius: token.radius.md,
  background: token.color.tint,
  color: token.color.ink,
  fontSize: token.size.sm,
  lineHeight: 1.6,
  '& > pre': { tabSize: 2 },
});

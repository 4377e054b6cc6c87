import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Region = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  '&[hidden]': { display: 'none' },
});

export const List = styled.ul({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: token.space[3],
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: token.space[2],
    padding: token.space[4],
    background: token.color.raised,
    border: `1px solid ${token.color.line}`,
    borderRadius: token.radius.md,
  },
});

export const Code = styled.code({
  fontFamily: 'ui-monospace, monospace',
  fontWeight: 650,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

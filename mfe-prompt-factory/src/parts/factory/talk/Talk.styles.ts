import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Turns = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token.space[3],
    paddingBlockStart: token.space[5],
    borderBlockStart: `1px solid ${token.color.line}`,
  },
});

export const Steps = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  marginBlock: `${token.space[2]} ${token.space[5]}`,
});

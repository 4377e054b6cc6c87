import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const SearchBox = styled.div({ maxWidth: '34rem', marginBlockEnd: token.space[6] });

export const Results = styled.div({
  display: 'grid',
  gap: token.space[4],
  // The status line is empty without a query.
  '&:has(> p:not(:empty))': { marginBlockEnd: token.space[10] },
});

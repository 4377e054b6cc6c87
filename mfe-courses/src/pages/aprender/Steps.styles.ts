import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** The steps of a path side by side, one below the other on a phone. */
export const Steps = styled.ol({
  display: 'grid',
  gap: token.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

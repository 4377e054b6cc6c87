import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Two columns on a wide screen. */
export const Sides = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const Side = styled.div({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
});

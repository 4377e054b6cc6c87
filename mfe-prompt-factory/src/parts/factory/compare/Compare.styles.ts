import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Two columns from the md breakpoint; one column on phones. */
export const Sides = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[6],
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const Side = styled.div({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
});

import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Item = styled.li({
  position: 'relative',
  display: 'grid',
  // Space for the favourite button over the card's corner.
  '& article > div > div:first-of-type': { paddingInlineEnd: '3rem' },
});

/** Above the card's stretched link. */
export const Corner = styled.div({
  position: 'absolute',
  insetBlockStart: token.space[3],
  insetInlineEnd: token.space[3],
  zIndex: 1,
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Workshop = styled.section({
  paddingBlock: `clamp(${token.space[8]}, 5vw, ${token.space[16]})`,
  background: token.color.tint,
  // Tall enough for the next step, so that the page does not jump while one is replaced by another.
  minHeight: '70svh',
  [media.print]: { padding: 0, background: 'none', minHeight: 0 },
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Vertical stack of the parts of a section. */
export const Stack = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${token.space[6]}, 3.5vw, ${token.space[10]})`,
  // No grid in print: browsers split grid rows at page breaks or leave the rest of the page blank.
  [media.print]: { display: 'block', '& > * + *': { marginBlockStart: token.space[4] } },
});

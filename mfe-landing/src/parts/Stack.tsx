import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** The parts of a section, one under the other. */
export const Stack = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${token.space[6]}, 3.5vw, ${token.space[10]})`,
  // No grid: a browser cuts its rows where a page ends, or leaves the rest of the page empty.
  [media.print]: { display: 'block', '& > * + *': { marginBlockStart: token.space[4] } },
});

import styled from '@emotion/styled';
import { media } from '@ia/shared-ui/tokens';

/** Hidden in print, unless a part of it is printed alone, such as a suggestion's receipt. */
export const ScreenOnly = styled.div({
  [media.print]: { '&:not(:has([data-printing="only"]))': { display: 'none' } },
});

import styled from '@emotion/styled';
import { media } from '@ia/shared-ui/tokens';

/** What is of no use on paper, unless a part of it is printed by itself: the receipt of a suggestion. */
export const OnScreen = styled.div({
  [media.print]: { '&:not(:has([data-printing="only"]))': { display: 'none' } },
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Scrolled to at each step: the step indicator stays below the sticky header. */
export const StepPanel = styled.div({
  scrollMarginBlockStart: `calc(${token.headerHeight} + ${token.space[6]})`,
});

/** Section of the page that contains the wizard. */
export const Workshop = styled.section({
  paddingBlock: `clamp(${token.space[8]}, 5vw, ${token.space[16]})`,
  // Its own padding separates its content from the header.
  '&&': { scrollMarginBlockStart: token.headerHeight },
  // Fills the viewport, so that loading the wizard or changing steps does not move the footer in view (CLS).
  minHeight: `calc(100svh - ${token.headerHeight})`,
  // While the wizard loads, a restored scroll position far down must not land on the footer.
  '&[data-loading="true"]': { minHeight: '200svh' },
  [media.print]: {
    padding: 0,
    background: 'none',
    minHeight: 0,
    // Buttons only: the hero is printed.
    '&[data-step="category"]': { display: 'none' },
  },
});

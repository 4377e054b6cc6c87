import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** In print, slides are stacked without controls. */
export const Frame = styled.div({
  [media.print]: {
    '& > section > div': { overflow: 'visible' },
    // Overrides the inline transforms of the carousel.
    '& > section > div > div': { display: 'grid', gap: token.space[4], transform: 'none !important' },
    '& [role="group"]': { transform: 'none !important' },
    '& button': { display: 'none' },
  },
});

/**
 * Placeholder: the first slide at the height of the tallest one, with space for the controls, to prevent a
 * layout shift.
 */
export const SlidePlaceholder = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: `calc(2.75rem + ${token.space[4]})`,
  '& > div': { display: 'grid', gridArea: '1 / 1' },
  '& > [inert]': { visibility: 'hidden' },
  [media.print]: {
    display: 'block',
    padding: 0,
    '& > [inert]': { visibility: 'visible', marginBlockStart: token.space[4] },
  },
});

import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** On paper every slide stands under the one before, without controls. */
export const Frame = styled.div({
  [media.print]: {
    '& > section > div': { overflow: 'visible' },
    // The carousel moves its slides with inline styles.
    '& > section > div > div': { display: 'grid', gap: token.space[4], transform: 'none !important' },
    '& [role="group"]': { transform: 'none !important' },
    '& button': { display: 'none' },
  },
});

/**
 * The first slide, as tall as the tallest, with the room that the controls will take: nothing moves when the code
 * comes.
 */
export const Waiting = styled.div({
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

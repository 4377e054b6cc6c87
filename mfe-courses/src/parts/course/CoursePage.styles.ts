import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Sidebar and lessons. */
export const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  '&[data-sidebar="false"]': { maxWidth: '54rem' },
  [media.lg]: {
    '&[data-sidebar="true"]': {
      gridTemplateColumns: 'minmax(18rem, 1fr) minmax(0, 45rem)',
      alignItems: 'start',
    },
  },
});

/** Blocks one below the other. */
export const Stack = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[8],
  // Collapsed blocks form a compact list.
  '&[data-done="true"]': { gap: token.space[3] },
  '&[data-done="true"] + &[data-done="true"]': {
    marginTop: `calc(${token.space[3]} - ${token.space[8]})`,
  },
});

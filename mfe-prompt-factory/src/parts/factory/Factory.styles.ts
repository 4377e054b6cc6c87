import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Workshop = styled.section({
  paddingBlock: `clamp(${token.space[8]}, 5vw, ${token.space[16]})`,
  // Fills the screen, so that neither the wizard's arrival nor the next step moves the footer under the reader's eyes.
  minHeight: `calc(100svh - ${token.headerHeight})`,
  // And while the wizard is on its way, whoever comes back to a place far down finds no footer there.
  '&[aria-busy="true"]': { minHeight: '200svh' },
  [media.print]: { padding: 0, background: 'none', minHeight: 0 },
});

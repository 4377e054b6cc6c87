import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Frame = styled.section({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(80svh, 44rem)',
  overflow: 'clip',
  paddingBlock: token.space[16],
  background: token.color.accentSoft,
  [media.print]: { minHeight: 0, paddingBlock: token.space[6] },
});

export const Words = styled.div({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: token.space[6],
  maxWidth: '52rem',
});

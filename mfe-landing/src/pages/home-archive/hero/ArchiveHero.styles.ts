import styled from '@emotion/styled';
import { SKY_BELOW } from '@ia/shared-ui/floating-emojis';
import { media, token } from '@ia/shared-ui/tokens';

export const Frame = styled.section({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'clip',
  // Reserves the strip below the text where the emojis float on narrow screens.
  paddingBlock: `${token.space[10]} calc(${SKY_BELOW} + ${token.space[4]})`,
  [media.lg]: { paddingBlock: token.space[16] },
  background: token.color.accentSoft,
  [media.print]: { paddingBlock: token.space[6] },
});

export const TextBlock = styled.div({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: token.space[6],
  [media.lg]: { maxWidth: '52%' },
});

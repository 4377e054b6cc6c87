import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** The fields as wide as a line is read, and what one has to know beside them. */
export const besideItsWords = css({
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)',
    columnGap: token.space[12],
    alignItems: 'start',
  },
});

export const Words = styled.div({
  display: 'grid',
  gap: token.space[4],
  '& > p': { color: token.color.inkSoft },
});

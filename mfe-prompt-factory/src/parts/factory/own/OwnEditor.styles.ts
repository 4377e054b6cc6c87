import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Fields at reading width, with help text next to them. */
export const twoColumns = css({
  [media.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.7fr)',
    columnGap: token.space[12],
    alignItems: 'start',
  },
});

/** The parts that a recipe may do without. */
export const OptionalParts = styled.details({
  '& > summary': { paddingBlock: token.space[2], fontWeight: 650, cursor: 'pointer' },
  '& > :not(summary)': { marginBlockStart: token.space[5] },
});

export const TextBlock = styled.div({
  display: 'grid',
  gap: token.space[4],
  '& > p': { color: token.color.inkSoft },
});

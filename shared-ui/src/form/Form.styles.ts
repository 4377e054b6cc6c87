import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

export const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[5] });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
});

import { css } from '@emotion/react';

/** With the rule of what will fly out of it: one that came with the vote would have the whole page's styles computed anew. */
export const origin = css({
  position: 'relative',
  display: 'inline-block',
  '& [data-flies]': {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    lineHeight: 1,
    pointerEvents: 'none',
    opacity: 0,
    animation: 'ia-fly both cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
});

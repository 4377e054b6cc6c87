import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const base = css({
  position: 'relative',
  overflow: 'clip',
  [media.print]: { '&&': { paddingBlock: token.space[4] } },
});

export const kinds = {
  statement: css({ paddingBlock: `clamp(${token.space[12]}, 6vw, ${token.space[20]})` }),
  course: css({
    paddingBlock: `clamp(${token.space[8]}, 5vw, ${token.space[16]})`,
    background: token.color.tint,
    borderBlockEnd: `1px solid ${token.color.line}`,
  }),
  plain: css({ paddingBlock: `${token.space[12]} ${token.space[8]}` }),
};

// No grid in print: after one, Chromium moves all following content to the next page.
export const beside = css({
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
    columnGap: token.space[12],
    alignItems: 'center',
  },
});

export const text = css({
  // Above the pictures behind it.
  position: 'relative',
  maxWidth: '44rem',
  // Long words break at 200 % text size instead of causing horizontal scroll.
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: token.space[4] },
  '& > [data-part="lead"]': { marginBlockStart: token.space[6] },
  '& > [data-part="actions"]': { marginBlockStart: token.space[8] },
});

export const actionRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
});

export const pictureBox = css({
  marginBlockStart: token.space[8],
  [media.lg]: { marginBlockStart: 0 },
  [media.print]: { display: 'none' },
});

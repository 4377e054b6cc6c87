import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const WallContainer = styled.div({
  display: 'grid',
  gap: token.space[4],
  '& summary': { minHeight: 44, paddingBlock: token.space[2], cursor: 'pointer', fontWeight: 650 },
  // Hidden in print, except when its poster is printed alone.
  [media.print]: { '&:not(:has([data-printing="only"]))': { display: 'none' } },
});

/** Reserves the height of its button, which appears with the loaded votes and suggestions. */
export const PosterRow = styled.div({ minBlockSize: '3rem' });

export const Legend = styled.p({ maxWidth: token.measure, color: token.color.inkSoft });

export const Figures = styled.table({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  minWidth: '50%',
  '& caption': { color: token.color.inkSoft },
  '& *': { paddingBlock: token.space[2], textAlign: 'start' },
  '& th, & td': { borderBlockEnd: `1px solid ${token.color.line}` },
  '& td, & th + th': { paddingInlineStart: token.space[3], textAlign: 'end' },
});

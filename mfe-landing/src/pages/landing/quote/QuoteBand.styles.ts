import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Band = styled.div({
  background: token.color.solid,
  color: token.color.onSolid,
  '& figure': { paddingBlock: `clamp(${token.space[12]}, 8vw, 6rem)` },
  [media.print]: { background: 'none', color: token.color.ink },
});

/** The quote, and beside it on a wide screen the figures of the six principles. */
export const Columns = styled.div({
  '& > div': { display: 'none' },
  [media.lg]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    '& > div': { display: 'grid', gridTemplateColumns: 'repeat(3, 6.5rem)' },
  },
});

export const QuoteText = styled.blockquote({
  maxWidth: '24ch',
  fontFamily: token.font.display,
  fontSize: token.size.h1,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  lineHeight: 1.12,
  '& > p': { maxWidth: 'none', textWrap: 'balance' },
});

export const Source = styled.figcaption({
  marginBlockStart: token.space[5],
  fontSize: token.size.md,
});

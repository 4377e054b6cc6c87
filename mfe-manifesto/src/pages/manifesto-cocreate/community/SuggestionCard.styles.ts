import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Card = styled.article({
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: token.space[3],
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  padding: token.space[6],
  minInlineSize: 0,
  '& blockquote': { fontSize: token.size.lg, lineHeight: 1.45 },
  // The most supported suggestion of the list.
  [media.md]: {
    '&[data-highlighted="true"] blockquote': { fontSize: '1.75rem', lineHeight: 1.3, textWrap: 'pretty' },
  },
});

/** Small azulejo at the top of a card, in the colour of the suggestion's principle. */
export const Tile = styled.div({ display: 'flex', borderRadius: 2, overflow: 'hidden' });

export const Meta = styled.p({
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  overflowWrap: 'anywhere',
});

export const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: token.space[2],
  // Colour is not the only signal: text and a tick also show support.
  '& [data-supported="true"]': {
    background: token.color.successSoft,
    borderColor: token.color.success,
    color: token.color.success,
  },
});

/** Less prominent actions, below the support button: share and report. */
export const QuietActions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[1],
  '& [data-least-prominent]': { color: token.color.inkSoft, fontWeight: 400 },
});

export const Thanks = styled.p({ color: token.color.success, fontWeight: 650, fontSize: token.size.sm });

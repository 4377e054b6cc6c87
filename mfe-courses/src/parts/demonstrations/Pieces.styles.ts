import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** The sentence split into pieces (tokens). */
export const PieceList = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[1],
  minHeight: '2rem',
  '& span': {
    padding: `0 ${token.space[2]}`,
    borderRadius: token.radius.sm,
    background: token.color.accentSoft,
    border: `1px solid ${token.color.accent}`,
    lineHeight: 1.6,
  },
  // Alternate backgrounds show where a word was split.
  '& span:nth-of-type(even)': { background: token.color.raised },
});

/** Message of the conversation; `data-in` tells how much of it is in the context window. */
export const Message = styled.li({
  padding: `${token.space[3]} ${token.space[4]}`,
  border: `2px solid ${token.color.accent}`,
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '&[data-in="none"]': {
    border: `2px dashed ${token.color.edge}`,
    background: 'transparent',
    color: token.color.inkSoft,
  },
  '&[data-in="some"]': { borderStyle: 'dashed' },
  '&[data-from="assistant"]': { borderColor: token.color.line, background: token.color.tint },
});

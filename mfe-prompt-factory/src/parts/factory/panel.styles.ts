import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Framed area of a step; `data-tone="result"` marks the one with the result. */
export const Panel = styled.div({
  display: 'grid',
  // Wide code or tables must not widen the panel.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  minWidth: 0,
  padding: `clamp(${token.space[4]}, 3vw, ${token.space[8]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  boxShadow: token.shadow.sm,
  '& > p': { color: token.color.inkSoft },
  // A background, which the rounded corners clip.
  '&[data-tone="result"]': {
    background: `linear-gradient(${token.color.accent} 6px, transparent 6px) ${token.color.raised}`,
  },
  // In print, panels have no border, and prompt and answer share a sheet.
  [media.print]: {
    gap: token.space[3],
    padding: 0,
    boxShadow: 'none',
    border: 0,
  },
});

/** The prompt as it will be sent or copied, with its line breaks. */
export const PromptText = styled.blockquote({
  margin: 0,
  // Limits the line length, also in a wider panel.
  maxWidth: `calc(${token.measure} + 2 * ${token.space[4]})`,
  padding: token.space[4],
  borderRadius: token.radius.md,
  background: token.color.tint,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  // Prompt and answer share a sheet.
  [media.print]: { padding: 0, lineHeight: 1.25 },
});

export const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: token.space[3],
});

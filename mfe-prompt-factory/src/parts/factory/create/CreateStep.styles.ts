import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const TitleRow = styled.div({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: token.space[4],
  marginBlockEnd: token.space[5],
});

export const Columns = styled.div({
  display: 'grid',
  gap: token.space[5],
  alignItems: 'start',
  // Clear of the bar at the foot of a narrow screen.
  '&& :is(button, textarea, h3, h4)': { scrollMarginBlockEnd: '7rem' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: token.space[6] },
});

export const Panel = styled.div({
  display: 'grid',
  // Not as wide as the longest line of code or the widest table in it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  minWidth: 0,
  padding: `clamp(${token.space[4]}, 3vw, ${token.space[8]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  boxShadow: token.shadow.sm,
  '& > p': { color: token.color.inkSoft },
  '&[data-tone="result"]': { borderBlockStart: `6px solid ${token.color.accent}` },
  // On paper, words need no box, and a prompt has its answer on the same sheet.
  [media.print]: {
    gap: token.space[3],
    padding: 0,
    boxShadow: 'none',
    '&, &[data-tone="result"]': { border: 0 },
  },
});

/** The prompt as it will be sent or copied: line breaks are kept. */
export const PromptText = styled.blockquote({
  margin: 0,
  // Read in lines of a column, also where the panel is wider.
  maxWidth: `calc(${token.measure} + 2 * ${token.space[4]})`,
  padding: token.space[4],
  borderRadius: token.radius.md,
  background: token.color.tint,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  [media.print]: { padding: 0 },
});

export const Finished = styled.p({
  color: `${token.color.success} !important`,
  fontWeight: 650,
  '&:empty': { display: 'none' },
});

export const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: token.space[3],
});

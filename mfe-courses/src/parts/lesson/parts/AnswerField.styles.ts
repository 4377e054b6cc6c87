import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** The field and its sample answer. */
export const Box = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  paddingTop: token.space[3],
});

export const Label = styled.p({ padding: 0, fontWeight: 650, lineHeight: 1.35 });

export const Checklist = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: 0,
  listStyle: 'none',
});

/** One checkbox with its label. */
export const ChecklistItem = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  minHeight: 44,
  lineHeight: 1.45,
  cursor: 'pointer',
  '& input': { flex: 'none', width: '1.4em', height: '1.4em', margin: 0, accentColor: token.color.accent },
  // Printed checkbox to tick with a pen.
  '&[data-paper]::before': {
    content: '""',
    flex: 'none',
    width: '1.2em',
    height: '1.2em',
    border: `2px solid ${token.color.ink}`,
  },
});

/** Three ruled lines for handwriting. */
export const WritingLines = styled.div({
  height: '7.5rem',
  backgroundImage: `repeating-linear-gradient(transparent 0 calc(2.5rem - 1px), ${token.color.edge} calc(2.5rem - 1px) 2.5rem)`,
  printColorAdjust: 'exact',
});

export const SampleAnswer = styled.div({
  display: 'grid',
  gap: token.space[2],
  padding: `${token.space[4]} ${token.space[5]}`,
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

import styled from '@emotion/styled';
import { forcedColorsFill, media, token } from '@ia/shared-ui/tokens';

export const VoteRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Two buttons of equal width, side by side where their labels fit.
  gap: token.space[2],
  '& > :not(p)': { flex: '1 1 7.5rem' },
  '& > p': { flexBasis: '100%' },
  '& button': { width: '100%', paddingInline: token.space[1] },
  [media.phone]: { '& button > svg': { display: 'none' } },
  [media.lg]: {
    gap: token.space[3],
    '& > :not(p)': { flex: 'none' },
    '& button': { width: 'auto', paddingInline: token.space[5] },
  },
  // The fill and, from the width of a tablet, a tick mark the chosen button, so colour is not the only signal.
  '& [data-locked="true"]': {
    background: token.color.tint,
    borderColor: token.color.line,
    color: token.color.inkSoft,
  },
  '& [data-chosen="true"]': {
    background: token.color.accent,
    borderColor: token.color.accent,
    color: token.color.onAccent,
    ...forcedColorsFill,
  },
});

/** Reserves the height before, during and after the undo, to prevent layout shift. */
export const UndoRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[3],
  minBlockSize: '2.75rem',
  // Two lines of the hint.
  [media.phone]: { minBlockSize: '3.25rem' },
});

export const Thanks = styled.p({
  color: token.color.success,
  fontWeight: 650,
  // Reserves the height to prevent layout shift.
  minBlockSize: '1.6em',
});

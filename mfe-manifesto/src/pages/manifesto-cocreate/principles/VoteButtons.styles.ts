import styled from '@emotion/styled';
import { forcedColorsFill, media, token } from '@ia/shared-ui/tokens';

export const VoteRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  // Two buttons of equal width where their labels fit.
  [media.phone]: {
    gap: token.space[2],
    '& > :not(p)': { flex: '1 1 8.5rem' },
    '& > p': { flexBasis: '100%' },
    '& button': { width: '100%', paddingInline: token.space[2] },
  },
  '& [data-locked="true"]': {
    background: token.color.tint,
    borderColor: token.color.line,
    color: token.color.inkSoft,
  },
  // A tick and the fill mark the chosen button, so colour is not the only signal.
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
});

export const Thanks = styled.p({
  color: token.color.success,
  fontWeight: 650,
  // Reserves the height to prevent layout shift.
  minBlockSize: '1.6em',
});

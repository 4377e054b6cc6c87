import styled from '@emotion/styled';
import { forcedColorsFill, media, token } from '@ia/shared-ui/tokens';

/** Height of the line of thanks, reserved before the vote to prevent layout shift. */
const THANKS = '1.6em';

export const VoteRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Two buttons of equal width, side by side where their labels fit.
  gap: token.space[2],
  '& > :not(p)': { flex: '1 1 7.5rem' },
  '& > p': { flexBasis: '100%' },
  '& button': { width: '100%', paddingInline: token.space[1] },
  [media.phone]: { '& button': { fontSize: token.size.sm }, '& button > svg': { display: 'none' } },
  [media.lg]: {
    columnGap: token.space[3],
    '& > :not(p)': { flex: 'none' },
    '& button': { width: 'auto', paddingInline: token.space[5] },
  },
  // The fill and, from the width of a tablet, a tick mark the chosen button, so colour is not the only signal.
  '& [aria-disabled]': {
    background: token.color.tint,
    borderColor: token.color.line,
    color: token.color.inkSoft,
  },
  '& [aria-pressed="true"]': {
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
  '--undo': '2.75rem',
  // Two lines of the hint.
  [media.phone]: { '--undo': '3.25rem' },
  minBlockSize: 'var(--undo)',
  // Before the vote the hint takes the place of the thanks.
  'div:has(> p:empty) + &': {
    alignContent: 'center',
    minBlockSize: `calc(var(--undo) + ${THANKS})`,
  },
});

export const Thanks = styled.p({
  color: token.color.success,
  fontWeight: 650,
  minBlockSize: THANKS,
  '&:empty': { minBlockSize: 0 },
});

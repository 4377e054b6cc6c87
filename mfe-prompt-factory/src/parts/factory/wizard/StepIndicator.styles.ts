import styled from '@emotion/styled';
import { forcedColorsFill, media, token } from '@ia/shared-ui/tokens';

/** Container for a query in text units: where three names do not fit in a row, the steps stack. */
export const StepNav = styled.nav({ containerType: 'inline-size' });
const stackedSteps = '@container (max-width: 16.5rem)';

export const List = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  maxWidth: '34rem',
  marginBlockEnd: token.space[8],
  padding: 0,
  listStyle: 'none',
  [stackedSteps]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.print]: { display: 'none' },
});

/** A step; the line to the previous step shows the progress. */
export const Line = styled.li({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  '& + &::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '1.6rem',
    insetInlineEnd: 'calc(100% + 0.5rem)',
    width: 'calc(100% - 3.75rem)',
    height: 4,
    borderRadius: 2,
    background: token.color.line,
  },
  [stackedSteps]: { '& + &::before': { display: 'none' } },
  '&[data-reached]::before': { background: `${token.color.accent} !important` },
});

export const StepText = styled.span({
  display: 'grid',
  // Aligned with the left edge of the page.
  justifyItems: 'start',
  gap: token.space[2],
  padding: `${token.space[1]} 0`,
  minWidth: '3.5rem',
  fontWeight: 650,
  color: token.color.inkSoft,
  [stackedSteps]: { gridAutoFlow: 'column', alignItems: 'center' },
  '[aria-current] > &': { color: token.color.ink, fontWeight: 650 },
});

export const StepButton = styled(StepText.withComponent('button'))({
  border: 0,
  background: 'none',
  color: token.color.accent,
  cursor: 'pointer',
  // Not the number in the mark.
  '& > [data-part="name"]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:hover': { color: token.color.accentStrong },
  '&:hover > [data-part="name"]': { textDecorationThickness: 3 },
});

export const Mark = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `2px solid ${token.color.edge}`,
  borderRadius: token.radius.pill,
  background: token.color.raised,
  fontFamily: token.font.display,
  fontWeight: 650,
  '&[data-state="current"]': {
    borderColor: token.color.accent,
    background: token.color.accent,
    color: token.color.onAccent,
    ...forcedColorsFill,
  },
  '&[data-state="done"]': { borderColor: token.color.accent, color: token.color.accent },
});

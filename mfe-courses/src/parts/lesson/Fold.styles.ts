import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';
import { cardPadding } from './BlockView.styles.ts';

/** Row of a collapsible block, above its contents: icon, title, note and chevron. */
export const ToggleRow = styled.div({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space[3],
  minHeight: '3.75rem',
  padding: `${token.space[4]} ${cardPadding}`,
  '&:hover': { background: token.color.tint },
  '&:has(button:focus-visible)': { outline: `3px solid ${token.color.focus}`, outlineOffset: -3 },
  '& > svg:first-of-type': { color: token.color.success },
  '&[data-done="false"] > svg:first-of-type': { color: token.color.accent },
  '& > svg:last-of-type': {
    color: token.color.inkSoft,
    [media.motion]: { transition: `transform ${token.motion.base} ${token.motion.ease}` },
  },
  // Hide the icon for large text on a phone, to leave space for the title; the note repeats its meaning.
  '[data-text="125"] &, [data-text="150"] &': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > svg:first-of-type': { display: 'none' },
    },
  },
  '&[data-open="true"] > svg:last-of-type': { transform: 'rotate(180deg)' },
});

/** The button contains the title; its click target is the whole row. */
export const Toggle = styled.button({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

import { css } from '@emotion/react';
import { forcedColorsFill, media, token } from '../tokens/index.ts';

export const group = css({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  maxWidth: token.measure,
  // Block layout, because browsers split grid rows at page breaks; a question stays with its answers.
  [media.print]: { display: 'block', breakInside: 'avoid' },
});

export const question = css({
  maxWidth: '100%',
  padding: 0,
  marginBlockEnd: token.space[3],
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 650,
  lineHeight: 1.3,
});

export const options = css({
  // Not a grid: in one, WebKit keeps the old height of buttons that are grids when the width or text changes.
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[3],
  [media.print]: { display: 'block', '& > * + *': { marginBlockStart: token.space[2] } },
});

const optionFace = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: token.space[3],
  width: '100%',
  minHeight: '3.5rem',
  padding: `${token.space[2]} ${token.space[4]} ${token.space[2]} ${token.space[2]}`,
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.ink,
  font: 'inherit',
  textAlign: 'start',
  textWrap: 'pretty',
  cursor: 'pointer',
  [media.motion]: { transition: `background ${token.motion.fast} ${token.motion.ease}` },
  // Neutral hover colour: in a green theme a tint would look like the correct state before an answer.
  '&:hover:not([data-locked="true"])': {
    borderColor: token.color.ink,
    background: token.color.paper,
    boxShadow: `inset 0 0 0 1px ${token.color.ink}`,
  },
  '&[data-locked="true"]': { cursor: 'default' },
  '&[data-state="chosen"]': {
    borderColor: token.color.accent,
    boxShadow: `inset 0 0 0 1px ${token.color.accent}`,
  },
  '&[data-state="correct"]': {
    borderColor: token.color.success,
    background: token.color.successSoft,
    boxShadow: `inset 0 0 0 1px ${token.color.success}`,
    '& > [data-letter]': { background: token.color.raised, color: token.color.success },
  },
  '&[data-state="wrong"]': {
    borderColor: token.color.danger,
    background: token.color.dangerSoft,
    boxShadow: `inset 0 0 0 1px ${token.color.danger}`,
    '& > [data-letter]': { background: token.color.raised, color: token.color.danger },
  },
  '&:focus-visible, &:has(input:focus-visible)': {
    outline: `3px solid ${token.color.focus}`,
    outlineOffset: '2px',
  },
} as const;

export const optionButton = css(optionFace);
export const optionLabel = css({ position: 'relative', ...optionFace });

export const radio = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const letter = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: token.radius.sm,
  background: token.color.accentSoft,
  color: token.color.accentStrong,
  fontFamily: token.font.display,
  fontWeight: 650,
});

/** Below the text of the option. */
export const verdict = css({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: token.space[1],
  fontSize: token.size.sm,
  fontWeight: 650,
  '&[data-state="correct"]': { color: token.color.success },
  '&[data-state="wrong"]': { color: token.color.danger },
});

export const explanation = css({
  margin: 0,
  paddingInlineStart: token.space[4],
  borderInlineStart: `3px solid ${token.color.line}`,
  color: token.color.inkSoft,
  maxWidth: token.measure,
});

export const feedback = css({
  // No gap; a live region must not be `display: none`.
  '&:empty': { position: 'absolute' },
  '& > p': {
    margin: 0,
    padding: `${token.space[3]} ${token.space[4]}`,
    borderRadius: token.radius.md,
    borderInlineStart: '4px solid',
    color: token.color.ink,
    maxWidth: token.measure,
  },
  '&[data-state="correct"] > p': { background: token.color.successSoft, borderColor: token.color.success },
  '&[data-state="wrong"] > p': { background: token.color.dangerSoft, borderColor: token.color.danger },
  '&[data-state="unanswered"] > p': { background: token.color.infoSoft, borderColor: token.color.info },
});

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

export const action = css({
  minHeight: '2.75rem',
  paddingInline: token.space[5],
  borderRadius: token.radius.md,
  border: `1px solid ${token.color.accent}`,
  background: token.color.accent,
  color: token.color.onAccent,
  font: 'inherit',
  fontWeight: 650,
  cursor: 'pointer',
  '&:hover': { background: token.color.accentStrong },
  '&:not([aria-disabled="true"], [data-quiet="true"])': forcedColorsFill,
  '&[aria-disabled="true"]': {
    background: 'transparent',
    borderColor: token.color.edge,
    color: token.color.inkSoft,
    cursor: 'not-allowed',
  },
  '&[data-quiet="true"]': { background: 'transparent', color: token.color.accent },
  '&[data-quiet="true"]:hover': { background: token.color.accentSoft, color: token.color.accentStrong },
  '&:focus-visible': { outline: `3px solid ${token.color.focus}`, outlineOffset: '2px' },
});

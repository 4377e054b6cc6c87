import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const legend = css({ padding: 0, marginBottom: token.space[2], fontWeight: 650, lineHeight: 1.35 });
/** The paragraphs are the hint and the error, between the question and the options. */
export const group = css({ '& > p': { marginBottom: token.space[3] } });
export const options = css({ display: 'grid', gap: token.space[2] });

/** Short options side by side: smaller text and padding than in a list. */
export const inline = css({
  display: 'flex',
  flexWrap: 'wrap',
  '& > label': {
    alignItems: 'center',
    gap: token.space[2],
    minHeight: '2.75rem',
    padding: `${token.space[1]} ${token.space[3]} ${token.space[1]} ${token.space[2]}`,
    fontSize: token.size.sm,
  },
});

/** Options with pictures: one per row on a phone, else as many columns of at least 11rem as fit. */
export const tiles = css({
  '& > label': { alignItems: 'center', padding: `${token.space[2]} ${token.space[3]}`, lineHeight: 1.3 },
  '& svg': { display: 'block', width: '2.75rem', height: '2.75rem', borderRadius: 2 },
  [media.sm]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
    '& > label': {
      position: 'relative',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: token.space[2],
      padding: token.space[3],
    },
    '& svg': { width: '4rem', height: '4rem' },
    '& input': { position: 'absolute', insetBlockStart: token.space[3], insetInlineEnd: token.space[3] },
  },
});

export const option = css({
  overflowWrap: 'anywhere',
  display: 'flex',
  gap: token.space[3],
  minHeight: '3rem',
  padding: `${token.space[3]} ${token.space[4]}`,
  border: `2px solid ${token.color.edge}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  lineHeight: 1.45,
  cursor: 'pointer',
  transition: `border-color ${token.motion.fast}, background-color ${token.motion.fast}`,
  '&:hover': { borderColor: token.color.accent },
  '&:has(:checked)': { borderColor: token.color.accent, background: token.color.accentSoft },
  '&:has(:focus-visible)': { outline: `3px solid ${token.color.focus}`, outlineOffset: 2 },
  '&:has(:disabled)': { cursor: 'not-allowed', color: token.color.inkSoft, borderColor: token.color.line },
});

/** The radio button. The option around it shows the focus. */
export const dot = css({
  appearance: 'none',
  flex: 'none',
  width: '1.4em',
  height: '1.4em',
  marginTop: '0.02em',
  border: `2px solid ${token.color.edge}`,
  borderRadius: '50%',
  background: token.color.raised,
  '&:checked': { borderColor: token.color.accent, borderWidth: '0.45em' },
  '&:focus-visible': { outline: 'none', boxShadow: 'none', borderRadius: '50%' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

export const optionHint = css({
  display: 'block',
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  fontWeight: 400,
});

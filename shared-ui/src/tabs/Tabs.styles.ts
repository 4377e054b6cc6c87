import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

/** Wraps instead of scrolling, so that no tab is hidden at 200 % text. */
export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[1],
  width: 'fit-content',
  maxWidth: '100%',
  padding: token.space[1],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.tint,
});

export const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  justifyContent: 'center',
  minHeight: '2.75rem',
  padding: `${token.space[2]} ${token.space[4]}`,
  border: '2px solid transparent',
  borderRadius: '0.55rem',
  background: 'none',
  color: token.color.inkSoft,
  fontWeight: 650,
  lineHeight: 1.25,
  cursor: 'pointer',
  '&:hover': { color: token.color.accentStrong, background: token.color.accentSoft },
  '&[data-active]': {
    background: token.color.raised,
    borderColor: token.color.accent,
    color: token.color.accent,
    // In forced colours a colour alone does not distinguish the selected tab.
    '@media (forced-colors: active)': { textDecoration: 'underline 3px', textUnderlineOffset: '0.3em' },
  },
});

export const panel = css({ paddingTop: token.space[5], '& > * + *': { marginTop: token.space[3] } });

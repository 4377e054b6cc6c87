import { css } from '@emotion/react';
import { media, token } from '../tokens/index.ts';

export const header = css({
  background: token.color.paper,
  borderBottom: `1px solid ${token.color.line}`,
  transition: `background-color ${token.motion.base} ${token.motion.ease}, border-color ${token.motion.base} ${token.motion.ease}`,
  '&[data-opaque="false"]': { background: 'transparent', borderBottomColor: 'transparent' },
  [media.print]: { position: 'static' },
});
export const sticky = css({ position: 'sticky', top: 0, zIndex: token.layer.header });

export const bar = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[4],
  minHeight: token.headerHeight,
  maxWidth: '84rem',
  marginInline: 'auto',
  padding: `${token.space[2]} clamp(${token.space[4]}, 4vw, ${token.space[10]})`,
});

export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  fontWeight: 650,
  // The arrow alone would not say enough: on narrow screens the words stay for assistive technology.
  '& > span': {
    '@media not all and (min-width: 48rem)': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: 1,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
  '@media not all and (min-width: 48rem)': { minWidth: '2.75rem', justifyContent: 'center' },
});

export const title = css({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 720,
  lineHeight: 1.2,
});

/** Room is for the brand first; the title stands in the page as its `h1` anyway. */
export const besideBrand = css({
  fontFamily: token.font.text,
  fontSize: token.size.sm,
  fontWeight: 600,
  color: token.color.inkSoft,
  '&:not(:empty)': { '@media not all and (min-width: 80rem)': { visibility: 'hidden', height: 0 } },
  [media.xl]: { minWidth: 'min-content', overflowWrap: 'normal' },
});

/** From where on the links stand in a row instead of behind the menu button: later when there are many. */
export const rowFrom = (links: number): string => (links > 5 ? media.lg : media.md);

export const toggle = (row: string) =>
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space[2],
    minHeight: '2.75rem',
    paddingInline: token.space[4],
    font: 'inherit',
    fontWeight: 600,
    color: token.color.ink,
    background: token.color.raised,
    border: `1px solid ${token.color.edge}`,
    borderRadius: token.radius.pill,
    cursor: 'pointer',
    [row]: { display: 'none' },
    [media.print]: { display: 'none' },
  });

export const nav = (row: string) =>
  css({
    display: 'none',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    padding: token.space[3],
    borderBlock: `1px solid ${token.color.line}`,
    background: token.color.raised,
    boxShadow: token.shadow.md,
    maxHeight: `calc(100dvh - ${token.headerHeight})`,
    overflowY: 'auto',
    [media.print]: { display: 'none' },
    [row]: {
      display: 'block',
      position: 'static',
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
      maxHeight: 'none',
      overflowY: 'visible',
    },
  });
export const open = css({ display: 'block' });

export const list = (row: string) =>
  css({
    display: 'grid',
    padding: 0,
    listStyle: 'none',
    [row]: { display: 'flex', flexWrap: 'wrap', gap: token.space[1], justifyContent: 'flex-end' },
  });

export const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `${token.space[2]} ${token.space[3]}`,
  borderRadius: token.radius.sm,
  color: token.color.ink,
  fontSize: token.size.sm,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': {
    background: token.color.accentSoft,
    color: token.color.accentStrong,
    textDecoration: 'underline',
  },
  '&[aria-current]': { color: token.color.accentStrong, boxShadow: `inset 0 -3px ${token.color.accent}` },
});

import { css } from '@emotion/react';
import { column, media, token } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Below this height, as at 400 % zoom, a header that stays would take the room of what one reads. */
const low = '@media not all and (min-height: 30rem)';

export const header = css({
  position: 'relative',
  zIndex: token.layer.header,
  background: token.color.paper,
  borderBottom: `1px solid ${token.color.line}`,
  transition: `background-color ${token.motion.base} ${token.motion.ease}, border-color ${token.motion.base} ${token.motion.ease}`,
  '&[data-opaque="false"]': { background: 'transparent', borderBottomColor: 'transparent' },
});
export const sticky = css({
  position: 'sticky',
  top: 0,
  [low]: { position: 'relative' },
  [media.print]: { position: 'static' },
});

export const frame = css({ ...column, paddingBlock: token.space[2] });

/*
 * Arrangements, as `useRoom` tries them: the sections in a row, with the words of every button («wide»), or with the tool as
 * its icon alone («row»), and the pages as well («close»); the sections behind a button of their own («split»); behind one
 * button with everything («menu»); without the title, which then heads the menu («tight»); that button as its icon alone
 * («bare»); and the name of the site without its mark («least»).
 */
export const ROOMS = ['wide', 'row', 'close', 'split', 'menu', 'tight', 'bare', 'least'] as const;
export type Room = (typeof ROOMS)[number];

const within = (...rooms: Room[]) => rooms.map((room) => `[data-room="${room}"] &`).join(', ');
const collapsed = within('split', 'menu', 'tight', 'bare', 'least');
const single = within('menu', 'tight', 'bare', 'least');
const split = within('split');
const tight = within('tight', 'bare', 'least');
const bare = within('bare', 'least');

/** Nobody can open anything then, and nobody can measure: what does not fit goes on in a second line. */
const unscripted = '@media (scripting: none)';

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
  minHeight: `calc(${token.headerHeight} - 2 * ${token.space[2]} - 1px)`,
  '& > *': { flex: 'none' },
  // The last resort: what does not fit even so goes on in a second line.
  '&[data-room="least"]': { flexWrap: 'wrap' },
  '&[data-room="close"], &[data-room="tight"]': { gap: token.space[2] },
  '&[data-room="bare"], &[data-room="least"]': { gap: token.space[1] },
  '&[data-room="least"] > *': { flex: '0 1 auto', minWidth: 0 },
  [unscripted]: { flexWrap: 'wrap', '& > *': { flex: '0 1 auto', minWidth: 0 } },
});
export const actions = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  [tight]: { gap: token.space[2] },
  // As long as the words stand in another face, which is wider, too: nothing moves when theirs comes.
  [within('close', 'bare', 'least')]: { gap: token.space[1] },
  [unscripted]: { flexWrap: 'wrap' },
});

const titleType = {
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 650,
  lineHeight: 1.2,
} as const;

/** Logo and name, and the title of the page under the name. */
export const identity = css({ display: 'grid', justifyItems: 'start', '& > *': { gridArea: '1 / 1' } });
export const home = css({
  ...titleType,
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  color: token.color.ink,
  fontWeight: 800,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  '&:hover': { color: token.color.accentStrong },
  '& > svg': { flex: 'none', width: '2rem', height: '2rem' },
  [within('least').replaceAll('&', '& > svg')]: { display: 'none' },
});
export const nameAbove = css({ paddingBlockEnd: '1.2rem', [tight]: { paddingBlockEnd: 0 } });
export const titleUnder = css({
  // It lies over the lower part of the link to the main page, which is pressed through it.
  pointerEvents: 'none',
  alignSelf: 'end',
  marginInlineStart: `calc(2rem + ${token.space[2]})`,
  paddingBlockEnd: '0.15rem',
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  fontWeight: 650,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  [tight]: { display: 'none' },
});

/** Without a brand: the way back, and the title beside it. */
export const alone = css({ display: 'flex', alignItems: 'center', gap: token.space[4] });
export const titleBeside = css({ ...titleType, whiteSpace: 'nowrap', [tight]: { display: 'none' } });
export const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  fontWeight: 650,
});

export const menu = css({ [split]: { position: 'relative' } });
export const explore = css({
  position: 'relative',
  [single]: { display: 'none' },
  [unscripted]: { display: 'none' },
});

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  paddingInline: token.space[4],
  font: 'inherit',
  fontSize: token.size.sm,
  fontWeight: 650,
  whiteSpace: 'nowrap',
  color: token.color.ink,
  background: token.color.raised,
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.pill,
  cursor: 'pointer',
  [tight]: { paddingInline: token.space[3] },
  '&:hover, &[aria-expanded="true"]': {
    color: token.color.accentStrong,
    background: token.color.accentSoft,
    borderColor: token.color.accent,
  },
  [media.print]: { display: 'none' },
});
/** As wide as high: what it says is in its name. */
const asIcon = { justifyContent: 'center', minWidth: '2.75rem', paddingInline: token.space[3] } as const;
export const menuButton = [
  button,
  css({ [within('wide', 'row', 'close')]: { display: 'none' }, [bare]: asIcon }),
];
export const onlySplit = css({ [single]: { display: 'none' } });
export const onlySingle = css({ [split]: { display: 'none' } });
export const menuWords = [onlySingle, css({ [bare]: visuallyHidden })];

export const tool = css({
  position: 'relative',
  [single]: { position: 'static' },
  [unscripted]: { display: 'none' },
});
const close = within('close');
export const exploreButton = [button, css({ [close]: asIcon })];
export const exploreWords = css({ [close]: visuallyHidden });
const notWide = within('row', 'close', 'split', 'menu', 'tight', 'bare', 'least');
export const toolButton = [button, css({ [notWide]: asIcon })];
export const toolWords = css({ [notWide]: visuallyHidden });

/** At the end of what a finger presses, in one line with what stands below. */
export const own = css({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineStart: `calc(-1 * ${token.space[2]})`,
  borderRadius: token.radius.sm,
  // White glaze on light paper has no edge of its own.
  '& > svg': { width: '2rem', height: '2rem', outline: `1px solid ${token.color.line}` },
  '&:hover': { background: token.color.accentSoft },
  '&[aria-current]': { boxShadow: `inset 0 -3px ${token.color.accent}` },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid' } },
  [media.print]: { display: 'none' },
});

const sheet = {
  border: `1px solid ${token.color.line}`,
  background: token.color.raised,
  boxShadow: token.shadow.lg,
  maxHeight: `calc(100dvh - ${token.headerHeight})`,
  overflowY: 'auto',
  // In base.css.
  [media.motion]: { animation: `ia-unfold ${token.motion.fast} ${token.motion.ease}` },
  // The header scrolls away with the page then, and what it opened as well.
  [low]: { maxHeight: 'none' },
} as const;
const dropped = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: `calc(100% + ${token.space[3]})`,
  width: 'max-content',
  maxWidth: `min(30rem, calc(100vw - 2 * ${token.space[4]}))`,
  padding: token.space[2],
  borderRadius: token.radius.lg,
} as const;

export const nav = css({
  [collapsed]: { display: 'none' },
  [media.print]: { display: 'none' },
});
/** From one side to the other, below the bar. */
const across = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  padding: `${token.space[3]} ${token.gutter} ${token.space[4]}`,
  borderInline: 0,
} as const;
export const openNav = css({
  [collapsed]: { display: 'block', ...sheet },
  [split]: { ...dropped, minWidth: '14rem' },
  [single]: across,
});
export const explorePanel = css({ ...sheet, ...dropped, width: '30rem', [media.print]: { display: 'none' } });
export const toolPanel = [
  explorePanel,
  css({
    padding: token.space[4],
    [single]: { ...across, width: 'auto', maxWidth: 'none', borderRadius: 0 },
  }),
];

/** The title, at the head of the menu, where the bar has no room for it. */
export const menuTitle = css({
  ...titleType,
  display: 'none',
  padding: `${token.space[1]} ${token.space[3]} ${token.space[3]}`,
  [tight]: { display: 'block' },
});
export const group = css({
  display: 'none',
  padding: `${token.space[2]} ${token.space[3]} ${token.space[1]}`,
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  fontWeight: 650,
  [single]: { display: 'block' },
});
export const groupBelow = css({
  marginBlockStart: token.space[3],
  paddingBlockStart: token.space[4],
  borderBlockStart: `1px solid ${token.color.line}`,
});

export const list = css({
  display: 'flex',
  gap: token.space[1],
  padding: 0,
  listStyle: 'none',
  [collapsed]: { display: 'grid' },
  [unscripted]: { flexWrap: 'wrap' },
});

export const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: token.space[2],
  borderRadius: token.radius.sm,
  color: token.color.ink,
  fontSize: token.size.sm,
  fontWeight: 650,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [close]: { paddingInline: token.space[1] },
  '&:hover': {
    background: token.color.accentSoft,
    color: token.color.accentStrong,
    textDecoration: 'underline',
  },
  '&[aria-current]': { color: token.color.accentStrong, boxShadow: `inset 0 -3px ${token.color.accent}` },
  [collapsed]: { paddingInline: token.space[3], whiteSpace: 'normal' },
  [collapsed.replaceAll('&', '&[aria-current]')]: {
    background: token.color.accentSoft,
    boxShadow: `inset 3px 0 ${token.color.accent}`,
  },
  // Shadows and fills are gone there.
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline 3px' } },
});
export const backInRow = [link, css({ [single]: { display: 'none' } })];

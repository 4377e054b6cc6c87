import { css } from '@emotion/react';
import { column, media, token } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import type { HeaderLayout } from './header-layouts.ts';

/** Low viewport, as at 400 % zoom: the header is not sticky, to leave space for the content. */
const lowViewport = '@media not all and (min-height: 30rem)';

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
  [lowViewport]: { position: 'relative' },
  [media.print]: { position: 'static' },
});

export const frame = css({ ...column, paddingBlock: token.space[2] });

/** Selector of an element of the header in the given layouts (see header-layouts.ts). */
const inLayouts = (...layouts: HeaderLayout[]) =>
  layouts.map((layout) => `[data-layout="${layout}"] &`).join(', ');
const sectionsInMenu = inLayouts('split', 'menu', 'tight', 'bare', 'least');
const singleMenu = inLayouts('menu', 'tight', 'bare', 'least');
const split = inLayouts('split');
const tight = inLayouts('tight', 'bare', 'least');
const bare = inLayouts('bare', 'least');

/** Without scripts nothing can be measured or opened, so the bar wraps. */
const withoutScripts = '@media (scripting: none)';

export const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[4],
  minHeight: `calc(${token.headerHeight} - 2 * ${token.space[2]} - 1px)`,
  '& > *': { flex: 'none' },
  // Last resort: wrap.
  '&[data-layout="least"]': { flexWrap: 'wrap' },
  '&[data-layout="close"], &[data-layout="tight"]': { gap: token.space[2] },
  '&[data-layout="bare"], &[data-layout="least"]': { gap: token.space[1] },
  '&[data-layout="least"] > *': { flex: '0 1 auto', minWidth: 0 },
  [withoutScripts]: { flexWrap: 'wrap', '& > *': { flex: '0 1 auto', minWidth: 0 } },
});
export const actions = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  [tight]: { gap: token.space[2] },
  // A smaller gap, because the fallback font is wider: the layout must not shift when the web font loads.
  [inLayouts('close', 'bare', 'least')]: { gap: token.space[1] },
  [withoutScripts]: { flexWrap: 'wrap' },
});

const titleType = {
  fontFamily: token.font.display,
  fontSize: token.size.lg,
  fontWeight: 650,
  lineHeight: 1.2,
} as const;

/** Logo and name, with the title of the page below the name. */
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
  [inLayouts('least').replaceAll('&', '& > svg')]: { display: 'none' },
});
export const nameAbove = css({ paddingBlockEnd: '1.2rem', [tight]: { paddingBlockEnd: 0 } });
export const titleUnder = css({
  // Overlaps the link to the main page, which must stay clickable.
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

/** Without a brand: back link with the title beside it. */
export const withoutBrand = css({ display: 'flex', alignItems: 'center', gap: token.space[4] });
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
  [singleMenu]: { display: 'none' },
  [withoutScripts]: { display: 'none' },
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
/** Square; the label is the accessible name. */
const iconOnly = { justifyContent: 'center', minWidth: '2.75rem', paddingInline: token.space[3] } as const;
export const menuButton = [
  button,
  css({ [inLayouts('wide', 'row', 'close')]: { display: 'none' }, [bare]: iconOnly }),
];
export const onlySplit = css({ [singleMenu]: { display: 'none' } });
export const onlySingle = css({ [split]: { display: 'none' } });
export const menuText = [onlySingle, css({ [bare]: visuallyHidden })];

export const tool = css({
  position: 'relative',
  [singleMenu]: { position: 'static' },
  [withoutScripts]: { display: 'none' },
});
const close = inLayouts('close');
export const exploreButton = [button, css({ [close]: iconOnly })];
export const exploreText = css({ [close]: visuallyHidden });
const notWide = inLayouts('row', 'close', 'split', 'menu', 'tight', 'bare', 'least');
export const toolButton = [button, css({ [notWide]: iconOnly })];
export const toolText = css({ [notWide]: visuallyHidden });

/** Link to the visitor's page, at the end of the bar and aligned with the page column. */
export const own = css({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineStart: `calc(-1 * ${token.space[2]})`,
  borderRadius: token.radius.sm,
  // White glaze on light paper needs an outline.
  '& > svg': { width: '2rem', height: '2rem', outline: `1px solid ${token.color.line}` },
  '&:hover': { background: token.color.accentSoft },
  '&[aria-current] > svg': { outline: `2px solid ${token.color.accent}`, outlineOffset: 2 },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid' } },
  [media.print]: { display: 'none' },
});

const popup = {
  border: `1px solid ${token.color.line}`,
  background: token.color.raised,
  boxShadow: token.shadow.lg,
  maxHeight: `calc(100dvh - ${token.headerHeight})`,
  overflowY: 'auto',
  // Defined in base.css.
  [media.motion]: { animation: `ia-unfold ${token.motion.fast} ${token.motion.ease}` },
  // On a low viewport the header and its popups scroll with the page.
  [lowViewport]: { maxHeight: 'none' },
} as const;
/** Popup below its button. */
const dropdown = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: `calc(100% + ${token.space[3]})`,
  width: 'max-content',
  maxWidth: `min(30rem, calc(100vw - 2 * ${token.space[4]}))`,
  padding: token.space[2],
  borderRadius: token.radius.lg,
} as const;

export const nav = css({
  [sectionsInMenu]: { display: 'none' },
  [media.print]: { display: 'none' },
});
/** Popup of full width, below the bar. */
const fullWidthPopup = {
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  padding: `${token.space[3]} ${token.gutter} ${token.space[4]}`,
  borderInline: 0,
} as const;
export const openNav = css({
  [sectionsInMenu]: { display: 'block', ...popup },
  [split]: { ...dropdown, minWidth: '14rem' },
  [singleMenu]: fullWidthPopup,
});
export const explorePanel = css({
  ...popup,
  ...dropdown,
  width: '30rem',
  [media.print]: { display: 'none' },
});
export const toolPanel = [
  explorePanel,
  css({
    padding: token.space[4],
    [singleMenu]: { ...fullWidthPopup, width: 'auto', maxWidth: 'none', borderRadius: 0 },
  }),
];

/** Title at the top of the menu, when it does not fit in the bar. */
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
  [singleMenu]: { display: 'block' },
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
  [sectionsInMenu]: { display: 'grid' },
  [withoutScripts]: { flexWrap: 'wrap' },
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
  [sectionsInMenu]: { paddingInline: token.space[3], whiteSpace: 'normal' },
  [sectionsInMenu.replaceAll('&', '&[aria-current]')]: {
    background: token.color.accentSoft,
    boxShadow: `inset 3px 0 ${token.color.accent}`,
  },
  // Forced colours remove shadows and fills.
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline 3px' } },
});
export const backInRow = [link, css({ [singleMenu]: { display: 'none' } })];

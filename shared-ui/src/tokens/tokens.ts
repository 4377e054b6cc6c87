/**
 * Design tokens as typed references to CSS custom properties. The values are in `tokens.css`, which the shell
 * loads once, so a change of theme or scheme never re-renders a remote.
 *
 * @example css({ color: token.color.inkSoft, marginBlock: token.space[4] })
 */
export const token = {
  color: {
    /** Page background: warm paper. */
    paper: 'var(--color-paper)',
    /** Cards and other raised surfaces. */
    raised: 'var(--color-raised)',
    /** Alternate section background, tinted with the theme. */
    tint: 'var(--color-tint)',
    /** Main text. */
    ink: 'var(--color-ink)',
    /** Secondary text; still at least 4.5:1 on paper, raised and tint. */
    inkSoft: 'var(--color-ink-soft)',
    /** Decorative line without guaranteed contrast. */
    line: 'var(--color-line)',
    /** Edge of a control; at least 3:1 on paper, raised and tint. */
    edge: 'var(--color-edge)',
    /** Soft fill of the theme; readable with ink and accentStrong. */
    accentSoft: 'var(--color-accent-soft)',
    /** Solid fill of the theme; also readable as text on paper, raised and tint. */
    accent: 'var(--color-accent)',
    /** Stronger accent: hover of a solid, accent text on accentSoft. */
    accentStrong: 'var(--color-accent-strong)',
    /** Text on accent and accentStrong. */
    onAccent: 'var(--color-on-accent)',
    /** Fill of a statement section, equally solid in light and dark. */
    solid: 'var(--color-solid)',
    /** Text on solid. */
    onSolid: 'var(--color-on-solid)',
    /** Second colour of azulejo illustrations (no text on it). */
    accentDeco: 'var(--color-accent-deco)',
    /** Focus ring; at least 3:1 on every surface. */
    focus: 'var(--color-focus)',
    success: 'var(--color-success)',
    successSoft: 'var(--color-success-soft)',
    danger: 'var(--color-danger)',
    dangerSoft: 'var(--color-danger-soft)',
    warning: 'var(--color-warning)',
    warningSoft: 'var(--color-warning-soft)',
    info: 'var(--color-info)',
    infoSoft: 'var(--color-info-soft)',
    /** Lesson block categories: solid text/edge colour and its soft fill. */
    aprender: 'var(--color-aprender)',
    aprenderSoft: 'var(--color-aprender-soft)',
    descobrir: 'var(--color-descobrir)',
    descobrirSoft: 'var(--color-descobrir-soft)',
    desafio: 'var(--color-desafio)',
    desafioSoft: 'var(--color-desafio-soft)',
    partilhar: 'var(--color-partilhar)',
    partilharSoft: 'var(--color-partilhar-soft)',
  },
  /** Colours of azulejo drawings, by the roles of azulejo/drawing.ts; never text. */
  tile: {
    glaze: 'var(--tile-glaze)',
    wash: 'var(--tile-wash)',
    main: 'var(--tile-main)',
    deep: 'var(--tile-deep)',
    deco: 'var(--tile-deco)',
    grout: 'var(--tile-grout)',
    clay: 'var(--tile-clay)',
    trace: 'var(--tile-trace)',
  },
  font: { display: 'var(--font-display)', text: 'var(--font-text)' },
  /** Text sizes; none below 12 pt. */
  size: {
    sm: 'var(--size-sm)',
    md: 'var(--size-md)',
    lg: 'var(--size-lg)',
    xl: 'var(--size-xl)',
    h3: 'var(--size-h3)',
    /** Title size of a quiet section. */
    h2Quiet: 'var(--size-h2-quiet)',
    h2: 'var(--size-h2)',
    h1: 'var(--size-h1)',
    hero: 'var(--size-hero)',
  },
  /** 4 px steps: 1 = 0.25rem … 24 = 6rem. */
  space: {
    1: 'var(--space-1)',
    2: 'var(--space-2)',
    3: 'var(--space-3)',
    4: 'var(--space-4)',
    5: 'var(--space-5)',
    6: 'var(--space-6)',
    8: 'var(--space-8)',
    10: 'var(--space-10)',
    12: 'var(--space-12)',
    16: 'var(--space-16)',
    20: 'var(--space-20)',
    24: 'var(--space-24)',
  },
  radius: {
    sm: 'var(--radius-sm)',
    md: 'var(--radius-md)',
    lg: 'var(--radius-lg)',
    pill: 'var(--radius-pill)',
  },
  shadow: { sm: 'var(--shadow-sm)', md: 'var(--shadow-md)', lg: 'var(--shadow-lg)' },
  motion: {
    fast: 'var(--motion-fast)',
    base: 'var(--motion-base)',
    slow: 'var(--motion-slow)',
    ease: 'var(--motion-ease)',
  },
  layer: {
    header: 'var(--layer-header)',
    popover: 'var(--layer-popover)',
    dialog: 'var(--layer-dialog)',
    toast: 'var(--layer-toast)',
  },
  /** Height of the sticky header; anchors must stay clear of it. */
  headerHeight: 'var(--header-height)',
  /** Maximum paragraph width: about 66 characters. */
  measure: 'var(--measure)',
  /** Inline padding of the page column. */
  gutter: 'var(--gutter)',
} as const;

/** Styles of the page column, so that header, sections and footer align. */
export const column = {
  width: '100%',
  maxWidth: `calc(var(--page) + 2 * ${token.gutter})`,
  marginInline: 'auto',
  paddingInline: token.gutter,
} as const;

/** Media queries by minimum width, motion preference and medium, for Emotion: `{ [media.md]: { … } }`. */
export const media = {
  /** Phones: below `sm`. */
  phone: '@media not all and (min-width: 30rem)',
  sm: '@media (min-width: 30rem)',
  md: '@media (min-width: 48rem)',
  lg: '@media (min-width: 64rem)',
  xl: '@media (min-width: 80rem)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const;

/**
 * Keeps a solid fill in forced colours, without the backplate that browsers put behind its text. Spread it
 * after the colours: `css({ background: token.color.accent, color: token.color.onAccent, ...forcedColorsFill })`.
 */
export const forcedColorsFill = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'Canvas', borderColor: 'CanvasText' },
} as const;

/**
 * Styles of a band with a solid fill: text, links and buttons inside inherit the text colour. Do not put a
 * surface (a card) inside; its edge would be invisible.
 */
export const onSolid = {
  // Fills are not printed, so text stays in ink colour on paper.
  '@media screen': {
    background: token.color.solid,
    color: token.color.onSolid,
    '--color-ink': token.color.onSolid,
    '--color-ink-soft': token.color.onSolid,
    '--color-accent': token.color.onSolid,
    '--color-accent-strong': token.color.onSolid,
    '--color-edge': token.color.onSolid,
    '--color-focus': token.color.onSolid,
    '--color-danger': token.color.onSolid,
    '--color-on-accent': token.color.solid,
    '--color-raised': token.color.solid,
    '--color-accent-soft': 'oklch(0 0 0 / 0.25)',
  },
} as const;

/**
 * Styles of a link to a definition: less prominent than a navigation link, so that a text with many of them
 * stays readable.
 */
export const termLink = {
  color: 'inherit',
  textDecoration: 'underline dotted',
  textDecorationColor: token.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  '&:hover': { color: token.color.accentStrong, textDecorationStyle: 'solid' },
} as const;

/** Colour themes, the values of `data-theme`. */
export const THEMES = ['blue', 'purple', 'green', 'pink', 'orange'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Returns the `@page` styles of a print-only sheet: size, margins, and no page number.
 * @example <Global styles={paperOf('A4 landscape', '12mm')} />
 */
export const paperOf = (size: string, margin: string) =>
  ({ '@page': { size, margin, '@bottom-right': { content: 'none' } } }) as const;

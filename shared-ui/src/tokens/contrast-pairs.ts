/**
 * All colour pairs used by components, by token name, with the required contrast of WCAG 2.2: 4.5 for text
 * (1.4.3), 3 for control edges, meaningful icons and focus rings (1.4.11). Add new pairs here; the test
 * computes each in every theme, light and dark.
 */
export interface ContrastPair {
  /** Custom property of the text or edge, without `--`. */
  front: string;
  /** Custom properties of its backgrounds. */
  on: readonly string[];
  /** 'text' requires 4.5:1, 'edge' 3:1. */
  as: 'text' | 'edge';
}

const SURFACES = ['color-paper', 'color-raised', 'color-tint'] as const;
const STATUS = ['success', 'danger', 'warning', 'info'] as const;
const CATEGORIES = ['aprender', 'descobrir', 'desafio', 'partilhar'] as const;
const SOFT_FILLS = [...STATUS, ...CATEGORIES].map((name) => `color-${name}-soft`);

export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  { front: 'color-ink', on: [...SURFACES, 'color-accent-soft', ...SOFT_FILLS], as: 'text' },
  { front: 'color-ink-soft', on: [...SURFACES, 'color-accent-soft', ...SOFT_FILLS], as: 'text' },
  { front: 'color-accent', on: [...SURFACES, 'color-accent-soft'], as: 'text' },
  { front: 'color-accent-strong', on: [...SURFACES, 'color-accent-soft'], as: 'text' },
  { front: 'color-on-accent', on: ['color-accent', 'color-accent-strong'], as: 'text' },
  { front: 'color-on-solid', on: ['color-solid'], as: 'text' },
  // Solid status fills: the 'voted' button, a correct or wrong option.
  { front: 'color-on-accent', on: STATUS.map((name) => `color-${name}`), as: 'text' },
  ...[...STATUS, ...CATEGORIES].map(
    (name): ContrastPair => ({ front: `color-${name}`, on: [...SURFACES, `color-${name}-soft`], as: 'text' }),
  ),
  { front: 'color-edge', on: [...SURFACES, 'color-accent-soft'], as: 'edge' },
  { front: 'color-accent', on: [...SURFACES, 'color-accent-soft'], as: 'edge' },
  { front: 'color-focus', on: [...SURFACES, 'color-accent-soft', ...SOFT_FILLS], as: 'edge' },
  // Motifs carry meaning, so they need contrast with their glaze.
  { front: 'tile-main', on: ['tile-glaze'], as: 'edge' },
  { front: 'tile-deep', on: ['tile-glaze'], as: 'edge' },
  // An unglazed tile is identified by its outline, including the frame.
  { front: 'tile-trace', on: ['tile-clay', ...SURFACES], as: 'edge' },
];

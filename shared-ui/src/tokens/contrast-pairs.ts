/**
 * Every pair of colours that components lay on one another, by token name, with the contrast that WCAG 2.2 asks for:
 * 4.5 for text (1.4.3), 3 for the edges of controls, icons that carry meaning and focus rings (1.4.11). A component
 * that needs a pair which is not here adds it; the test then computes it in five themes × light and dark.
 */
export interface ContrastPair {
  /** Custom property of the text or edge, without `--`. */
  front: string;
  /** Custom properties that it lies on. */
  on: readonly string[];
  /** 'text' asks for 4.5:1, 'edge' for 3:1. */
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
  // Figures on tiles say something: they must be seen on their glaze.
  { front: 'tile-main', on: ['tile-glaze'], as: 'edge' },
  { front: 'tile-deep', on: ['tile-glaze'], as: 'edge' },
  // A tile that waits to be glazed is known by its lines, the frame among them.
  { front: 'tile-trace', on: ['tile-clay', ...SURFACES], as: 'edge' },
];

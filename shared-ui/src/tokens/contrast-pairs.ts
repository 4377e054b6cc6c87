/** A colour and the backgrounds that components put it on, with the contrast that WCAG 2.2 requires. */
export interface ContrastPair {
  /** Custom property of the text or edge, without `--`. */
  front: string;
  /** Custom properties of its backgrounds. */
  on: readonly string[];
  /** Text requires 4.5:1 (1.4.3); control edges, meaningful icons and focus rings 3:1 (1.4.11). */
  as: 'text' | 'edge';
}

const SURFACES = ['color-paper', 'color-raised', 'color-tint'] as const;
const STATUS = ['success', 'danger', 'warning', 'info'] as const;
const CATEGORIES = ['aprender', 'descobrir', 'desafio', 'partilhar'] as const;
const SOFT_FILLS = [...STATUS, ...CATEGORIES].map((name) => `color-${name}-soft`);

/** All colour pairs of the components. Add new ones here; contrast.test.ts computes each in every theme. */
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

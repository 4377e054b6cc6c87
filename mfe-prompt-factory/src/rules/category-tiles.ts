/** Motif and colour of each recipe category. */
import type { Motif } from '@ia/shared-ui/azulejo';
import type { Theme } from '@ia/shared-ui/tokens';

/** A designed motif with its colour, or the seed of a generated pattern. */
export type CategoryTile =
  | { motif: Motif; theme: Theme; seed?: never }
  | { seed: string; theme?: never; motif?: never };

/** Neighbours differ in colour and motif; the motif alone suffices without colour vision. */
const TILES: Readonly<Record<string, CategoryTile>> = {
  'gerar-ideias': { motif: 'star', theme: 'orange' },
  'escrever-emails': { motif: 'quill', theme: 'blue' },
  'criar-imagens': { motif: 'eye', theme: 'pink' },
  'resumir-texto': { motif: 'keystone', theme: 'purple' },
  'redes-sociais': { motif: 'rings', theme: 'green' },
  educacao: { motif: 'book', theme: 'orange' },
  'servicos-publicos': { motif: 'compass', theme: 'purple' },
  saude: { motif: 'leaf', theme: 'green' },
  associacoes: { motif: 'table', theme: 'pink' },
  linguas: { motif: 'speech', theme: 'blue' },
  trabalho: { motif: 'shield', theme: 'green' },
  'dia-a-dia': { motif: 'nest', theme: 'orange' },
};

/**
 * The tile of a category; a category added in the database gets a pattern seeded by its id, in the page's colours.
 */
export const categoryTile = (id: string): CategoryTile => TILES[id] ?? { seed: id };

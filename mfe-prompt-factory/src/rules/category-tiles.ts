/** The tile of each theme of recipes: a figure of its own, in a colour of its own. */
import type { Motif } from '@ia/shared-ui/azulejo';
import type { Theme } from '@ia/shared-ui/tokens';

export type CategoryTile =
  | { motif: Motif; theme: Theme; seed?: never }
  | { seed: string; theme?: never; motif?: never };

/** Neighbours in the list differ in both: told apart by figure alone where colours are not seen. */
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

/** A theme that the database adds has the pattern that its name draws, in the page's colours. */
export const categoryTile = (id: string): CategoryTile => TILES[id] ?? { seed: id };

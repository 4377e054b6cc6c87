import type { Principle, WrittenPrinciple } from '../principle.ts';
import { bemComum } from './bem-comum.ts';
import { inclusividade } from './inclusividade.ts';
import { literacia } from './literacia.ts';
import { potencialHumano } from './potencial-humano.ts';
import { responsabilidade } from './responsabilidade.ts';
import { supervisaoHumana } from './supervisao-humana.ts';

/**
 * The six principles of the manifesto: the seed of `manifesto_principles` and what a page shows when no backend is
 * configured. Their six vote totals lie between 0 and 28 and add up to 83; nobody cast them, they are examples.
 */
const written: readonly WrittenPrinciple[] = [
  literacia,
  inclusividade,
  potencialHumano,
  responsabilidade,
  bemComum,
  supervisaoHumana,
];

export const PRINCIPLES: readonly Principle[] = written.map((principle) => ({
  ...principle,
  example_upvotes: principle.upvotes,
  example_downvotes: principle.downvotes,
}));

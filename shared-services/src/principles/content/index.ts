import type { BuiltInPrinciple, Principle } from '../principle.ts';
import { bemComum } from './bem-comum.ts';
import { inclusividade } from './inclusividade.ts';
import { literacia } from './literacia.ts';
import { potencialHumano } from './potencial-humano.ts';
import { responsabilidade } from './responsabilidade.ts';
import { supervisaoHumana } from './supervisao-humana.ts';

/**
 * The six principles of the manifesto: the seed of `manifesto_principles`, and the content of a page without
 * a backend. Their six vote totals are examples, which no visitor cast. The specification sets their range
 * (0 to 28) and their sum (83).
 */
const builtIn: readonly BuiltInPrinciple[] = [
  literacia,
  inclusividade,
  potencialHumano,
  responsabilidade,
  bemComum,
  supervisaoHumana,
];

export const PRINCIPLES: readonly Principle[] = builtIn.map((principle) => ({
  ...principle,
  example_upvotes: principle.upvotes,
  example_downvotes: principle.downvotes,
}));

import { formatNumber } from '@ia/shared-ui/number';
import { counted } from './counted.ts';

/** The examples of the wall: «83 votos e 7 sugestões», «7 sugestões». */
export const countedExamples = (votes: number, suggestions: number): string =>
  [
    votes > 0 && counted(formatNumber(votes), 'voto', 'votos'),
    suggestions > 0 && counted(formatNumber(suggestions), 'sugestão', 'sugestões'),
  ]
    .filter(Boolean)
    .join(' e ');

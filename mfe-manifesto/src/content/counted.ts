import { formatNumber } from '@ia/shared-ui/number';

/** A written number with its noun. */
export const counted = (count: string, one: string, more: string): string =>
  `${count} ${count === '1' ? one : more}`;

/** The examples of the wall: «83 votos e 7 sugestões», «7 sugestões». */
export const countedExamples = (votes: number, suggestions: number): string =>
  [
    votes > 0 && counted(formatNumber(votes), 'voto', 'votos'),
    suggestions > 0 && counted(formatNumber(suggestions), 'sugestão', 'sugestões'),
  ]
    .filter(Boolean)
    .join(' e ');

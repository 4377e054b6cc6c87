/** What is said when a vote is given back. */
import type { Outcome } from './ballot.ts';
import type { VoteTarget } from './ballots.ts';

export interface Notice {
  kind: 'warning';
  message: string;
  /** Longer than other notices, because something that the visitor did was undone. */
  timeout: number;
}

const FREE = 'O botão voltou a ficar livre';

const words = {
  principle: {
    limited: `O seu voto ainda não foi contado: houve muitos votos nesta ligação à Internet em pouco tempo. Vote de novo mais tarde.`,
    withdrawn:
      'O seu voto não foi contado: este princípio já não está em votação. Não precisa de fazer mais nada.',
    refused: `O seu voto não foi aceite. ${FREE}. Recarregue a página e vote de novo.`,
  },
  suggestion: {
    limited: `O seu apoio ainda não foi contado: houve muitos votos nesta ligação à Internet em pouco tempo. Apoie de novo mais tarde.`,
    withdrawn:
      'O seu apoio não foi contado: esta sugestão já foi retirada da lista. Não precisa de fazer mais nada.',
    refused: `O seu apoio não foi aceite. ${FREE}. Recarregue a página e apoie de novo.`,
  },
  several: {
    limited: (n: number) =>
      `${n} dos seus votos ainda não foram contados: houve muitos votos nesta ligação à Internet em pouco tempo. Vote de novo mais tarde.`,
    withdrawn: (n: number) =>
      `${n} dos seus votos não foram contados: o que apoiou já não está em votação. Não precisa de fazer mais nada.`,
    refused: (n: number) =>
      `${n} dos seus votos não foram aceites. Os botões voltaram a ficar livres. Recarregue a página e vote de novo.`,
  },
} as const;

/** The message for votes that were given back for one reason, or null when they were not. */
export function refusalNotice(outcome: Outcome, targets: readonly VoteTarget[]): Notice | null {
  const [first] = targets;
  if (!first || outcome === 'counted' || outcome === 'later') return null;
  const message = targets.length > 1 ? words.several[outcome](targets.length) : words[first.kind][outcome];
  return { kind: 'warning', message, timeout: 20_000 };
}

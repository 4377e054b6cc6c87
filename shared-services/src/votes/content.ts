/** What is said while a vote is being confirmed, when it waits, and when it is given back. */
import type { Outcome } from './ballot.ts';
import type { VoteTarget } from './ballots.ts';
import type { VoteKind } from './kinds.ts';

export interface Notice {
  kind: 'info' | 'warning';
  message: string;
  /** Longer than other notices, because something that the visitor did was undone. */
  timeout: number;
}

/** The device does the work that the server asked for: a second, or some. */
export const confirming: Record<VoteKind, Notice> = {
  principle: { kind: 'info', message: 'A confirmar o seu voto…', timeout: 5_000 },
  suggestion: { kind: 'info', message: 'A confirmar o seu apoio…', timeout: 5_000 },
};

const CROWDED = 'Há muitas pessoas a votar ao mesmo tempo a partir desta ligação à Internet.';

/** The vote stays, and is told again by itself. */
export const soonNotice: Record<VoteKind, Notice> = {
  principle: {
    kind: 'info',
    message: `${CROWDED} O seu voto segue sozinho dentro de cerca de um minuto: deixe esta página aberta.`,
    timeout: 20_000,
  },
  suggestion: {
    kind: 'info',
    message: `${CROWDED} O seu apoio segue sozinho dentro de cerca de um minuto: deixe esta página aberta.`,
    timeout: 20_000,
  },
};

/** When to vote anew. */
function whenWords(seconds: number | null): string {
  if (seconds === null) return 'mais tarde';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'daqui a um minuto' : `daqui a ${minutes} minutos`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'daqui a uma hora' : `daqui a ${hours} horas`;
}

const FREE = 'O botão voltou a ficar livre';

const words = {
  principle: {
    limited: (_: number, when: string) =>
      `O seu voto não foi recebido: houve muitos votos a partir desta ligação à Internet em pouco tempo. Vote de novo ${when}.`,
    withdrawn: () =>
      'O seu voto não foi recebido: este princípio já não está em votação. Não precisa de fazer mais nada.',
    refused: () => `O seu voto não foi aceite. ${FREE}. Recarregue a página e vote de novo.`,
  },
  suggestion: {
    limited: (_: number, when: string) =>
      `O seu apoio não foi recebido: houve muitos votos a partir desta ligação à Internet em pouco tempo. Apoie de novo ${when}.`,
    withdrawn: () =>
      'O seu apoio não foi recebido: esta sugestão já foi retirada da lista. Não precisa de fazer mais nada.',
    refused: () => `O seu apoio não foi aceite. ${FREE}. Recarregue a página e apoie de novo.`,
  },
  several: {
    limited: (n: number, when: string) =>
      `${n} dos seus votos não foram recebidos: houve muitos votos a partir desta ligação à Internet em pouco tempo. Vote de novo ${when}.`,
    withdrawn: (n: number) =>
      `${n} dos seus votos não foram recebidos: aquilo em que votou já não está em votação. Não precisa de fazer mais nada.`,
    refused: (n: number) =>
      `${n} dos seus votos não foram aceites. Os botões voltaram a ficar livres. Recarregue a página e vote de novo.`,
  },
} as const;

/**
 * The message for votes that were given back for one reason, or null when they were not.
 * @param wait seconds, where the server said how long
 */
export function refusalNotice(
  outcome: Outcome,
  targets: readonly VoteTarget[],
  wait: number | null,
): Notice | null {
  const [first] = targets;
  if (!first || outcome === 'counted' || outcome === 'later' || outcome === 'soon') return null;
  const said = targets.length > 1 ? words.several : words[first.kind];
  return { kind: 'warning', message: said[outcome](targets.length, whenWords(wait)), timeout: 20_000 };
}

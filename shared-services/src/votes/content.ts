/** What is said while a vote is being confirmed, when it waits, and when it is given back. */
import { fromClock } from '../clock-words/index.ts';
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

const MANY =
  'Já chegaram muitos votos a partir desta ligação à Internet, que pode ser de muita gente, como a de uma escola ou de uma biblioteca.';

const OWN: Record<VoteKind, string> = { principle: 'O seu voto', suggestion: 'O seu apoio' };

/** A vote waits this many seconds on the page that cast it; for longer, its visitor may leave and come back. */
export const MOMENT_S = 90;

/** The vote stays, and is sent again by itself in `wait` seconds. */
export function soonNotice(kind: VoteKind, wait: number): Notice {
  const message =
    wait <= MOMENT_S
      ? `${CROWDED} ${OWN[kind]} segue sozinho dentro de cerca de um minuto: deixe esta página aberta.`
      : `${MANY} ${OWN[kind]} está guardado neste dispositivo e segue sozinho ${fromClock(Date.now() + wait * 1000)}. Se fechar esta página, basta voltar a abrir o sítio depois dessa hora.`;
  return { kind: 'info', message, timeout: 20_000 };
}

const FREE = 'O botão voltou a ficar livre';

const words = {
  principle: {
    limited: () =>
      'O seu voto não foi recebido: houve muitos votos a partir desta ligação à Internet em pouco tempo. Vote de novo mais tarde.',
    withdrawn: () =>
      'O seu voto não foi recebido: este princípio já não está em votação. Não precisa de fazer mais nada.',
    refused: () => `O seu voto não foi aceite. ${FREE}. Recarregue a página e vote de novo.`,
  },
  suggestion: {
    limited: () =>
      'O seu apoio não foi recebido: houve muitos votos a partir desta ligação à Internet em pouco tempo. Apoie de novo mais tarde.',
    withdrawn: () =>
      'O seu apoio não foi recebido: esta sugestão já foi retirada da lista. Não precisa de fazer mais nada.',
    refused: () => `O seu apoio não foi aceite. ${FREE}. Recarregue a página e apoie de novo.`,
  },
  several: {
    limited: (n: number) =>
      `${n} dos seus votos não foram recebidos: houve muitos votos a partir desta ligação à Internet em pouco tempo. Vote de novo mais tarde.`,
    withdrawn: (n: number) =>
      `${n} dos seus votos não foram recebidos: aquilo em que votou já não está em votação. Não precisa de fazer mais nada.`,
    refused: (n: number) =>
      `${n} dos seus votos não foram aceites. Os botões voltaram a ficar livres. Recarregue a página e vote de novo.`,
  },
} as const;

/** The message for votes that were given back for one reason, or null when they were not. */
export function refusalNotice(outcome: Outcome, targets: readonly VoteTarget[]): Notice | null {
  const [first] = targets;
  if (!first || outcome === 'counted' || outcome === 'later' || outcome === 'soon') return null;
  const said = targets.length > 1 ? words.several : words[first.kind];
  return { kind: 'warning', message: said[outcome](targets.length), timeout: 20_000 };
}

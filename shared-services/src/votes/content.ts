/** Notices about votes: proof of work in progress, vote queued, vote reverted. */
import { formatStartTime } from '../clock-text/index.ts';
import type { Notice } from '../outbox/index.ts';
import type { Refusal, VoteKind, VoteTarget } from './vote-state.ts';

const VOTE_NAME: Record<VoteKind, string> = { principle: 'seu voto', suggestion: 'seu apoio' };

/** Shown while the device computes the proof of work, for about a second or several. */
export const confirmingNotice = (kind: VoteKind): Notice => ({
  kind: 'info',
  message: `A confirmar o ${VOTE_NAME[kind]}…`,
  timeout: 5_000,
});

const CROWDED_CONNECTION = 'Há muitas pessoas a votar ao mesmo tempo a partir desta ligação à Internet.';

const CONNECTION_LIMIT =
  'Já chegaram muitos votos a partir desta ligação à Internet, que pode ser de muita gente, como a de uma escola ou de uma biblioteca.';

/** Longest wait in seconds that the open page retries. For a longer one, the visitor may leave and return. */
export const SHORT_WAIT_S = 90;

/** Says that the vote is stored and is sent again automatically in `wait` seconds. */
export function queuedVoteNotice(kind: VoteKind, wait: number): Notice {
  const message =
    wait <= SHORT_WAIT_S
      ? `${CROWDED_CONNECTION} O ${VOTE_NAME[kind]} segue sozinho dentro de cerca de um minuto: deixe esta página aberta.`
      : `${CONNECTION_LIMIT} O ${VOTE_NAME[kind]} está guardado neste dispositivo e segue sozinho ${formatStartTime(Date.now() + wait * 1000)}. Se fechar esta página, basta voltar a abrir o site depois dessa hora.`;
  return { kind: 'info', message, timeout: 20_000 };
}

const BUTTON_UNLOCKED = 'O botão voltou a ficar livre';

const t = {
  principle: {
    'rate-limited': () =>
      'O seu voto não foi recebido: houve muitos votos a partir desta ligação à Internet em pouco tempo. Vote de novo mais tarde.',
    withdrawn: () =>
      'O seu voto não foi recebido: este princípio já não está em votação. Não precisa de fazer mais nada.',
    refused: () => `O seu voto não foi aceite. ${BUTTON_UNLOCKED}. Recarregue a página e vote de novo.`,
  },
  suggestion: {
    'rate-limited': () =>
      'O seu apoio não foi recebido: houve muitos votos a partir desta ligação à Internet em pouco tempo. Apoie de novo mais tarde.',
    withdrawn: () =>
      'O seu apoio não foi recebido: esta sugestão já foi retirada da lista. Não precisa de fazer mais nada.',
    refused: () => `O seu apoio não foi aceite. ${BUTTON_UNLOCKED}. Recarregue a página e apoie de novo.`,
  },
  several: {
    'rate-limited': (n: number) =>
      `${n} dos seus votos não foram recebidos: houve muitos votos a partir desta ligação à Internet em pouco tempo. Vote de novo mais tarde.`,
    withdrawn: (n: number) =>
      `${n} dos seus votos não foram recebidos: aquilo em que votou já não está em votação. Não precisa de fazer mais nada.`,
    refused: (n: number) =>
      `${n} dos seus votos não foram aceites. Os botões voltaram a ficar livres. Recarregue a página e vote de novo.`,
  },
} as const;

/** Returns one notice for all votes that were reverted for the same reason. */
export function revertedNotice(refusal: Refusal, [first, ...others]: readonly VoteTarget[]): Notice {
  const messages = first && others.length === 0 ? t[first.kind] : t.several;
  return { kind: 'warning', message: messages[refusal](others.length + 1), timeout: 20_000 };
}

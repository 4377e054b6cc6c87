import { fromClock } from '../clock-words/index.ts';
import type { Notice } from '../votes/index.ts';
import type { Held } from './held.ts';

const KEPT = 'O texto continua em «As minhas sugestões», na página do Manifesto.';

/** Why a suggestion that waited was not taken, by the server's own word. */
export const refusalWords = (reason: string): string =>
  reason === 'same_text_today'
    ? 'Já recebemos há pouco tempo uma sugestão com este mesmo texto, e uma basta para a equipa a ler.'
    : 'O servidor não a aceitou. Veja se tem entre 1 e 2000 caracteres e envie-a de novo.';

const HELD_BY: Record<Held['by'], string> = {
  connection:
    'Nesta hora já chegaram muitas sugestões a partir desta ligação à Internet, que pode ser de muita gente, como a de uma escola ou de uma biblioteca.',
  site: 'Nesta hora já chegaram muitas sugestões de toda a gente.',
  visitor: 'Nesta hora já enviou muitas sugestões.',
};

/** Why a rate limit stopped a suggestion. */
export const heldReason = ({ by }: Held): string => HELD_BY[by];

/** Why a suggestion is queued, and when it is sent. */
export const heldWords = (held: Held): string =>
  `${heldReason(held)} A sua está guardada neste dispositivo e segue sozinha ${fromClock(held.until)}. Se fechar esta página, basta voltar a abrir o sítio depois dessa hora.`;

export const refusedNotice = (reason: string): Notice => ({
  kind: 'warning',
  message: `A sugestão que esperava neste dispositivo não foi enviada. ${refusalWords(reason)} ${KEPT}`,
  timeout: 20_000,
});

export const sentNotice: Notice = {
  kind: 'info',
  message:
    'A sugestão que esperava neste dispositivo foi enviada. O código está em «As minhas sugestões», na página do Manifesto.',
  timeout: 20_000,
};

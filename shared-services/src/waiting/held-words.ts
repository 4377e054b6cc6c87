import { fromClock } from '../clock-words/index.ts';
import type { Held } from './held.ts';

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

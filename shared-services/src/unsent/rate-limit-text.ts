import { formatStartTime } from '../clock-text/index.ts';
import type { RateLimit } from '../outbox/index.ts';

const REASONS: Record<RateLimit['by'], string> = {
  connection:
    'Nesta hora já chegaram muitas sugestões a partir desta ligação à Internet, que pode ser de muita gente, como a de uma escola ou de uma biblioteca.',
  site: 'Nesta hora já chegaram muitas sugestões de toda a gente.',
  visitor: 'Nesta hora já enviou muitas sugestões.',
};

/** Returns the reason why a rate limit stopped a suggestion. */
export const rateLimitReason = ({ by }: RateLimit): string => REASONS[by];

/** Returns the reason why a suggestion is queued, and the time when it is sent. */
export const rateLimitText = (held: RateLimit): string =>
  `${rateLimitReason(held)} A sua está guardada neste dispositivo e segue sozinha ${formatStartTime(held.until)}. Se fechar esta página, basta voltar a abrir o site depois dessa hora.`;

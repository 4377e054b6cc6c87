import { formatStartTime } from '../clock-text/index.ts';
import type { RateLimit } from '../outbox/index.ts';

const REASONS: Record<RateLimit['scope'], string> = {
  connection:
    'Nesta hora já chegaram muitas sugestões a partir desta ligação à Internet, que pode ser de muita gente, como a de uma escola ou de uma biblioteca.',
  site: 'Nesta hora já chegaram muitas sugestões de toda a gente.',
  visitor: 'Nesta hora já enviou muitas sugestões.',
};

/** Returns the reason why a rate limit stopped a suggestion. */
export const rateLimitReason = ({ scope }: RateLimit): string => REASONS[scope];

/** Returns the reason why a suggestion is queued, and the time when it is sent. */
export const rateLimitText = (rateLimit: RateLimit): string =>
  `${rateLimitReason(rateLimit)} A sua está guardada neste dispositivo e segue sozinha ${formatStartTime(rateLimit.until)}. Se fechar esta página, basta voltar a abrir o site depois dessa hora.`;

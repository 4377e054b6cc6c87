/** What a principle looks like wherever it stands: small, for pages that know nothing else of it. */

/** A theme of the site. */
type Theme = 'blue' | 'purple' | 'green' | 'pink' | 'orange';

export interface PrincipleLook {
  theme: Theme;
  /** White drawing on a painted ground: the second of two principles of one colour. */
  inverted: boolean;
}

const look = (theme: Theme, inverted = false): PrincipleLook => ({ theme, inverted });

const LOOKS: Record<string, PrincipleLook> = {
  literacia: look('blue'),
  inclusividade: look('purple'),
  'potencial-humano': look('green'),
  responsabilidade: look('orange'),
  'bem-comum': look('pink'),
  'supervisao-humana': look('blue', true),
};

/**
 * The look of a principle, or of a part of the manifesto that is none: null, and the colours of the page are kept.
 * @param id of the principle
 * @param color as the server says it; 'roxo' is what the data calls purple
 */
export function lookOf(
  id: string,
  color?: 'blue' | 'roxo' | 'green' | 'orange' | 'pink',
): PrincipleLook | null {
  const known = LOOKS[id] ?? null;
  if (!color) return known;
  return { theme: color === 'roxo' ? 'purple' : color, inverted: known?.inverted ?? false };
}

/** Theme colour and inversion of each principle's drawing. A small module, for pages that need no other data of it. */
import type { ThemeName } from '@ia/federation';
import type { PrincipleColor } from '../principles/principle.ts';

export interface PrincipleLook {
  theme: ThemeName;
  /** White drawing on a coloured background: distinguishes two principles with the same colour. */
  inverted: boolean;
}

const look = (theme: ThemeName, inverted = false): PrincipleLook => ({ theme, inverted });

const LOOKS: Record<string, PrincipleLook> = {
  literacia: look('blue'),
  inclusividade: look('purple'),
  'potencial-humano': look('green'),
  responsabilidade: look('orange'),
  'bem-comum': look('pink'),
  'supervisao-humana': look('blue', true),
};

/**
 * Returns the look of a principle, or null for a part of the manifesto that is not a principle: it uses the colours
 * of the page.
 * @param id id of the principle
 * @param color theme colour from the server; 'roxo' is purple in the data
 */
export function lookOf(id: string, color?: PrincipleColor): PrincipleLook | null {
  const builtInLook = LOOKS[id] ?? null;
  if (!color) return builtInLook;
  return { theme: color === 'roxo' ? 'purple' : color, inverted: builtInLook?.inverted ?? false };
}

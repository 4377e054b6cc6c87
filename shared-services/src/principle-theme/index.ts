/** Theme colour of each principle. A small module, for pages that need nothing else of a principle. */
import type { ThemeName } from '@ia/federation';
import type { PrincipleColor } from '../principles/principle.ts';

const THEMES: Record<string, ThemeName> = {
  literacia: 'blue',
  inclusividade: 'purple',
  'potencial-humano': 'green',
  responsabilidade: 'orange',
  'bem-comum': 'pink',
  'supervisao-humana': 'blue',
};

/**
 * Returns the theme of a principle, or undefined for a part of the manifesto that is not a principle: it uses the
 * colours of the page.
 * @param id id of the principle
 * @param color theme colour from the server; 'roxo' is purple in the data
 */
export const principleTheme = (id: string, color?: PrincipleColor): ThemeName | undefined =>
  color === 'roxo' ? 'purple' : (color ?? THEMES[id]);

import { atBase } from './base.ts';

/**
 * Address of the plain-text document of a route's page, which needs no app; null when it has none. The
 * document lists the routes that have one.
 */
export function plainTextOf(route: string): string | null {
  const { texts = '' } = document.documentElement.dataset;
  if (!texts.split(' ').includes(route)) return null;
  return atBase(route === '/' ? './texto/' : `.${route}/texto/`);
}

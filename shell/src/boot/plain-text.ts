import { atBase } from './base.ts';

/**
 * Where the words of a route's page stand as a plain document, which opens whatever its app does; null when it has none. The
 * page says which have, because it was composed with them.
 */
export function plainTextOf(route: string): string | null {
  const { texts = '' } = document.documentElement.dataset;
  if (!texts.split(' ').includes(route)) return null;
  return atBase(route === '/' ? './texto/' : `.${route}/texto/`);
}

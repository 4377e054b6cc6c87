import { atBase } from './base.ts';

/**
 * Address of the plain-text version of a route's page, which opens without scripts; null when there is none.
 * `data-texts` of the document lists the routes that have one.
 */
export function plainTextAddress(route: string): string | null {
  const { texts = '' } = document.documentElement.dataset;
  if (!texts.split(' ').includes(route)) return null;
  return atBase(route === '/' ? './texto/' : `.${route}/texto/`);
}

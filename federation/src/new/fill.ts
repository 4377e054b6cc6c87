import path from 'node:path';
import type { ResolvedOptions } from './names.ts';

// Two levels up, both from the sources and from the packed `dist/`.
export const home = path.join(import.meta.dirname, '../..');
export const template = path.join(home, 'template');
/** Files of a section with its own data. They add to the template's files, or replace them. */
export const dataTemplate = path.join(home, 'template-data');

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Value of each placeholder in the template. */
function placeholdersOf({ name, route, owner, site }: ResolvedOptions): Record<string, string> {
  const page = route.split('/').at(-1) ?? '';
  const component = page.split('-').map(upperFirst).join('');
  return {
    __name__: name,
    __route__: route,
    __owner__: owner.replaceAll("'", '’'),
    __site__: site,
    __page__: page,
    __schema__: page.replaceAll('-', '_'),
    __today__: new Date().toISOString().slice(0, 10),
    __title__: upperFirst(page.replaceAll('-', ' ')),
    // A component's name cannot begin with a digit.
    X__page__: /^\d/.test(component) ? `Page${component}` : component,
  };
}

/** @returns a function that replaces the placeholders in a text or path of the template */
export function templateFiller(options: ResolvedOptions): (text: string) => string {
  const placeholders = placeholdersOf(options);
  return (text) => text.replace(/X?__[a-z]+__/g, (token) => placeholders[token] ?? token);
}

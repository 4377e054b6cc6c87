import path from 'node:path';
import type { ResolvedOptions } from './names.ts';

/** Folder of this package: two levels up, both from the sources and from the packed `dist/`. */
export const packageFolder = path.join(import.meta.dirname, '../..');
export const templateFolder = path.join(packageFolder, 'template');
/** Files of an app with its own tables (`--with-data`). They add to the template's files, or replace them. */
export const dataTemplateFolder = path.join(packageFolder, 'template-data');

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the value of each placeholder in the template. `X__page__` is the name of the page's component. */
function createPlaceholders({ name, route, owner, site }: ResolvedOptions): Record<string, string> {
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

/** Creates the function that replaces the placeholders in a text or path of the template. */
export function templateFiller(options: ResolvedOptions): (text: string) => string {
  const placeholders = createPlaceholders(options);
  return (text) => text.replace(/X?__[a-z]+__/g, (token) => placeholders[token] ?? token);
}

import path from 'node:path';
import type { Answers } from './names.ts';

// Two levels up from the source and from what is packed alike.
export const home = path.join(import.meta.dirname, '../..');
export const template = path.join(home, 'template');
/** What a section with data of its own has besides, or in place of what the template has. */
export const dataTemplate = path.join(home, 'template-data');

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What stands in the template for what an app is asked for. */
function fillersOf({ name, route, owner, site }: Answers): Record<string, string> {
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
    // A component's name cannot begin with a figure.
    X__page__: /^\d/.test(component) ? `Page${component}` : component,
  };
}

/** Fills what was asked for into a text or a path of the template. */
export function fillerOf(answers: Answers): (text: string) => string {
  const fillers = fillersOf(answers);
  return (text) => text.replace(/X?__[a-z]+__/g, (token) => fillers[token] ?? token);
}

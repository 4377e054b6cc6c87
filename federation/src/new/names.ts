import * as v from 'valibot';
import { mfeSchema, RESERVED_NAMES, routeSchema } from '../config/schema.ts';
import { LOCAL_SITE } from '../document/site-url.ts';

/** What an app is asked for. */
export interface Wish {
  name?: string;
  route?: string;
  owner?: string;
  /** Address of the site, which hands out the packages: 'https://ia.municipio.example/'. */
  site?: string;
  /** Writes a section with tables, policies, types, a query and a mutation of its own. */
  withData?: boolean;
}

export type Answers = Required<Omit<Wish, 'withData'>>;

const example =
  'federation new mfe-biblioteca --route /biblioteca --owner equipa-biblioteca --site https://ia.municipio.example/';

/** In four parts: what happened, what was expected, what was found, what to do. */
const refusal = (what: string, expected: string, found: string | undefined, how = example): Error =>
  new Error(
    `Nothing was made: ${what}.\n  expected ${expected}, found ${found ? JSON.stringify(found) : 'nothing'}\n` +
      `Give it like this:\n  ${how}`,
  );

/** @throws when it is no route that an app can have beside the main page. */
export function readRoute(route = '', how = 'federation route /biblioteca'): string {
  if (route !== '/' && v.is(routeSchema.entries.path, route)) return route;
  throw refusal('the route does not fit', 'a route in kebab-case such as /biblioteca', route, how);
}

/**
 * Holds what was asked for to the rules that the app's declaration will have to keep.
 * @throws naming what is wrong, expected and found, and what to do.
 */
export function readWish({ name = '', route = '', owner = '', site = LOCAL_SITE }: Wish): Answers {
  const { entries } = mfeSchema;
  if (RESERVED_NAMES.includes(name)) {
    throw refusal(
      'the name is taken by the site itself',
      `another one than ${RESERVED_NAMES.join(', ')}`,
      name,
    );
  }
  if (!v.is(entries.name, name)) {
    throw refusal('the name does not fit', 'a name in kebab-case such as mfe-biblioteca', name);
  }
  readRoute(route, example);
  if (!v.is(entries.owner, owner)) {
    throw refusal(
      'nobody owns it yet',
      'the team to call when it breaks, such as --owner equipa-biblioteca',
      owner,
    );
  }
  if (!/^https?:\/\/[^\s?#]+$/.test(site) || !URL.canParse(site)) {
    throw refusal('the site has no address', 'an address such as --site https://ia.municipio.example/', site);
  }
  return { name, route, owner: owner.trim(), site: site.replace(/\/*$/, '/') };
}

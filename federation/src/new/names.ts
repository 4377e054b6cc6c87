import * as v from 'valibot';
import { mfeSchema, RESERVED_NAMES, routeSchema } from '../config/schema.ts';
import { LOCAL_SITE } from '../config/site-url.ts';

/** Options of `federation new`. */
export interface NewAppOptions {
  name?: string;
  route?: string;
  owner?: string;
  /** Address of the site, which serves the packages: 'https://ia.municipio.example/'. */
  site?: string;
  /** Adds tables, policies, types, a query and a mutation. */
  withData?: boolean;
}

export type ResolvedOptions = Required<Omit<NewAppOptions, 'withData'>>;

const EXAMPLE =
  'federation new mfe-biblioteca --route /biblioteca --owner equipa-biblioteca --site https://ia.municipio.example/';

/** Creates an error in four parts: problem, expected, found, remedy. */
const invalid = (problem: string, expected: string, found: string | undefined, usage = EXAMPLE): Error =>
  new Error(
    `Nothing was written: ${problem}.\n  expected ${expected}, found ${found ? JSON.stringify(found) : 'nothing'}\n` +
      `Example:\n  ${usage}`,
  );

/** Validates a route. @param usage example command in the message @throws when it is invalid, or the main page. */
export function readRoute(route = '', usage = 'federation route /biblioteca'): string {
  if (route !== '/' && v.is(routeSchema.entries.path, route)) return route;
  throw invalid('the route is invalid', 'a route in kebab-case such as /biblioteca', route, usage);
}

/**
 * Validates the options of `federation new` with the schema of the app's declaration.
 * @throws with the invalid option, expected, found and an example.
 */
export function readNewAppOptions({
  name = '',
  route = '',
  owner = '',
  site = LOCAL_SITE,
}: NewAppOptions): ResolvedOptions {
  const { entries } = mfeSchema;
  if (RESERVED_NAMES.includes(name)) {
    throw invalid('the site reserves the name', `another name than ${RESERVED_NAMES.join(', ')}`, name);
  }
  if (!v.is(entries.name, name)) {
    throw invalid('the name is invalid', 'a name in kebab-case such as mfe-biblioteca', name);
  }
  readRoute(route, EXAMPLE);
  if (!v.is(entries.owner, owner)) {
    throw invalid(
      'the owner is missing',
      'the team to contact when the app breaks, such as --owner equipa-biblioteca',
      owner,
    );
  }
  if (!/^https?:\/\/[^\s?#]+$/.test(site) || !URL.canParse(site)) {
    throw invalid(
      'the address of the site is invalid',
      'an address such as --site https://ia.municipio.example/',
      site,
    );
  }
  return { name, route, owner: owner.trim(), site: site.replace(/\/*$/, '/') };
}

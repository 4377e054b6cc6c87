import type { Route } from '@ia/federation';
import { THEMES, type Theme } from '@ia/shared-ui/tokens';
import { queryParameters } from '../../content/text.ts';
import { defaultStage, SCHEMES, type Stage, TEXT_SIZES, WIDTHS } from './use-stage.ts';

/** Settings of the library page, stored in its URL. */
export interface LibraryView extends Stage {
  search: string;
  /** Opens every section instead of one. */
  all: boolean;
  /** Shows one component alone, by its name in addresses: 'progress-bar'; '' for the whole library. */
  component: string;
}

type Query = Record<string, string>;

const { keys, themes, schemes, reduced, open } = queryParameters;
/** Factor of the text size as the URL writes it: 1.5 → '150'. */
const percent = (factor: number) => String(Math.round(factor * 100));

/** Parses the query of a URL; missing or invalid values get their default. */
export function parseView(query: Query, defaultTheme: Theme): LibraryView {
  const defaults = defaultStage(defaultTheme);
  return {
    search: query[keys.search] ?? '',
    all: query[keys.open] === open,
    component: query[keys.component] ?? '',
    theme: THEMES.find((theme) => themes[theme] === query[keys.theme]) ?? defaults.theme,
    scheme: SCHEMES.find((scheme) => schemes[scheme] === query[keys.scheme]) ?? defaults.scheme,
    text: TEXT_SIZES.find((text) => percent(text) === query[keys.text]) ?? defaults.text,
    width: WIDTHS.find((width) => String(width) === query[keys.width]) ?? defaults.width,
    reducedMotion: query[keys.motion] === reduced,
  };
}

/**
 * Parses a route of the library page. The links of the header keep the query: an anchor outside of the component
 * that is shown alone opens the whole library.
 */
export function parseRoute({ query, anchor }: Omit<Route, 'path'>, defaultTheme: Theme): LibraryView {
  const view = parseView(query, defaultTheme);
  return anchor === null || anchor === `c-${view.component}` ? view : { ...view, component: '' };
}

/** Inverse of {@link parseView}: writes only values that differ from the default. */
export function buildQuery(view: LibraryView, defaultTheme: Theme): Query {
  const defaults = defaultStage(defaultTheme);
  const query: Query = {};
  if (view.component) query[keys.component] = view.component;
  if (view.search.trim()) query[keys.search] = view.search;
  if (view.all) query[keys.open] = open;
  if (view.theme !== defaults.theme) query[keys.theme] = themes[view.theme];
  if (view.scheme !== defaults.scheme) query[keys.scheme] = schemes[view.scheme];
  if (view.text !== defaults.text) query[keys.text] = percent(view.text);
  if (view.width !== defaults.width) query[keys.width] = String(view.width);
  if (view.reducedMotion) query[keys.motion] = reduced;
  return query;
}

const wholeLibrary = { search: '', all: false, component: '' };

/**
 * Builds the query of the library page for one component alone.
 * @param component name in addresses: 'progress-bar'
 * @param defaultTheme theme of the library page
 */
export const componentQuery = (component: string, stage: Stage, defaultTheme: Theme): Query =>
  buildQuery({ ...stage, ...wholeLibrary, component }, defaultTheme);

/**
 * Builds the query of the example page. It always includes the theme, because the default theme of that page
 * may differ, and never search and width.
 * @param shown example ('button.primario'), or component whose states the page shows ('button')
 */
export const exampleQuery = (shown: { example: string } | { states: string }, stage: Stage): Query => ({
  ...('states' in shown ? { [keys.states]: shown.states } : { [keys.example]: shown.example }),
  [keys.theme]: themes[stage.theme],
  ...buildQuery({ ...stage, ...wholeLibrary, width: null }, stage.theme),
});

/**
 * Builds a route with query and anchor, such as `/component-library?tema=verde#c-button`, for
 * `shell.navigate` and `shell.href`.
 */
export function buildRoute(path: string, query: Query, anchor: string | null = null): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}${anchor ? `#${anchor}` : ''}`;
}

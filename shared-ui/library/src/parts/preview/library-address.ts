import { THEMES, type Theme } from '@ia/shared-ui/tokens';
import { queryParameters } from '../../content/text.ts';
import { defaultStage, SCHEMES, type Stage, TEXT_SIZES, WIDTHS } from './use-stage.ts';

/** Settings of the library page, stored in its URL. */
export interface LibraryView extends Stage {
  search: string;
  /** Opens every section instead of one. */
  all: boolean;
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
    theme: THEMES.find((theme) => themes[theme] === query[keys.theme]) ?? defaults.theme,
    scheme: SCHEMES.find((scheme) => schemes[scheme] === query[keys.scheme]) ?? defaults.scheme,
    text: TEXT_SIZES.find((text) => percent(text) === query[keys.text]) ?? defaults.text,
    width: WIDTHS.find((width) => String(width) === query[keys.width]) ?? defaults.width,
    reducedMotion: query[keys.motion] === reduced,
  };
}

/** Inverse of {@link parseView}: writes only values that differ from the default. */
export function buildQuery(view: LibraryView, defaultTheme: Theme): Query {
  const defaults = defaultStage(defaultTheme);
  const query: Query = {};
  if (view.search.trim()) query[keys.search] = view.search;
  if (view.all) query[keys.open] = open;
  if (view.theme !== defaults.theme) query[keys.theme] = themes[view.theme];
  if (view.scheme !== defaults.scheme) query[keys.scheme] = schemes[view.scheme];
  if (view.text !== defaults.text) query[keys.text] = percent(view.text);
  if (view.width !== defaults.width) query[keys.width] = String(view.width);
  if (view.reducedMotion) query[keys.motion] = reduced;
  return query;
}

/**
 * Builds the query of the example page. It always includes the theme, because the default theme of that page
 * may differ, and never search and width.
 */
export const exampleQuery = (example: string, stage: Stage): Query => ({
  [keys.example]: example,
  [keys.theme]: themes[stage.theme],
  ...buildQuery({ ...stage, search: '', all: false, width: null }, stage.theme),
});

/**
 * Builds a route with query and anchor, such as `/component-library?tema=verde#c-button`, for
 * `shell.navigate` and `shell.href`.
 */
export function buildRoute(path: string, query: Query, anchor: string | null = null): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}${anchor ? `#${anchor}` : ''}`;
}

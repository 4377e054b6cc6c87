import { THEMES, type Theme } from '@ia/shared-ui/tokens';
import { queryParameters } from '../../content/text.ts';
import { SCHEMES, type Stage, TEXT_SIZES, usualStage, WIDTHS } from './use-stage.ts';

/** Settings of the library page, stored in its URL. */
export interface LibraryView extends Stage {
  search: string;
  /** Opens every section instead of one. */
  all: boolean;
}

type Query = Record<string, string>;

const { keys, themes, schemes, reduced, open } = queryParameters;
const percent = (factor: number) => String(Math.round(factor * 100));

/** Parses the query of a URL; missing or invalid values get their default. */
export function viewOf(query: Query, usualTheme: Theme): LibraryView {
  const usual = usualStage(usualTheme);
  return {
    search: query[keys.search] ?? '',
    all: query[keys.open] === open,
    theme: THEMES.find((theme) => themes[theme] === query[keys.theme]) ?? usual.theme,
    scheme: SCHEMES.find((scheme) => schemes[scheme] === query[keys.scheme]) ?? usual.scheme,
    text: TEXT_SIZES.find((text) => percent(text) === query[keys.text]) ?? usual.text,
    width: WIDTHS.find((width) => String(width) === query[keys.width]) ?? usual.width,
    reducedMotion: query[keys.motion] === reduced,
  };
}

/** Inverse of {@link viewOf}: writes only values that differ from the default. */
export function queryOf(view: LibraryView, usualTheme: Theme): Query {
  const usual = usualStage(usualTheme);
  const query: Query = {};
  if (view.search.trim()) query[keys.search] = view.search;
  if (view.all) query[keys.open] = open;
  if (view.theme !== usual.theme) query[keys.theme] = themes[view.theme];
  if (view.scheme !== usual.scheme) query[keys.scheme] = schemes[view.scheme];
  if (view.text !== usual.text) query[keys.text] = percent(view.text);
  if (view.width !== usual.width) query[keys.width] = String(view.width);
  if (view.reducedMotion) query[keys.motion] = reduced;
  return query;
}

/**
 * Builds the query of the example page. It always includes the theme, because the default of that page may
 * differ.
 */
export const exampleQuery = (example: string, stage: Stage): Query => ({
  [keys.example]: example,
  [keys.theme]: themes[stage.theme],
  ...queryOf({ ...stage, search: '', all: false, width: null }, stage.theme),
});

/**
 * Builds a route with query and anchor, such as `/component-library?tema=verde#c-button`, for
 * `shell.navigate` and `shell.href`.
 */
export function addressOf(path: string, query: Query, anchor: string | null = null): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}${anchor ? `#${anchor}` : ''}`;
}

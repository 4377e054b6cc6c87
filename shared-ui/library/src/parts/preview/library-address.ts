import { THEMES, type Theme } from '@ia/shared-ui/tokens';
import { addressWords } from '../../content/words.ts';
import { SCHEMES, type Stage, TEXT_SIZES, usualStage, WIDTHS } from './use-stage.ts';

/** All that a reviewer chooses on the library page, and shares as its address. */
export interface LibraryView extends Stage {
  search: string;
  /** Every section open at once, instead of one. */
  all: boolean;
}

type Query = Record<string, string>;

const { keys, themes, schemes, reduced, open } = addressWords;
const percent = (factor: number) => String(Math.round(factor * 100));

/** Reads the query of an address; what it does not say, or says wrongly, is as usual. */
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

/** The inverse of {@link viewOf}: only what differs from the usual is written. */
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

/** The query of one example alone on its page. It names its theme: that page's usual one may be another. */
export const exampleQuery = (example: string, stage: Stage): Query => ({
  [keys.example]: example,
  [keys.theme]: themes[stage.theme],
  ...queryOf({ ...stage, search: '', all: false, width: null }, stage.theme),
});

/** `/component-library?tema=verde#c-button`, for `shell.navigate` and `shell.href`. */
export function addressOf(path: string, query: Query, anchor: string | null = null): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}${anchor ? `#${anchor}` : ''}`;
}

import type { Files } from '../files/folder.ts';

/** Inlined CSS of a document. */
export interface InlinedCss {
  /** The shell's template without links to the inlined style sheets. */
  template: string;
  /** Text of the style element, for its hash in the policy. */
  text: string;
  /** The style element as HTML. */
  element: string;
}

/** A link to a style sheet of the site, with the whitespace before it. */
const SHEET_LINK = /\s*<link rel="stylesheet"[^>]*? href="(\.\/[^"]+\.css)"[^>]*>/g;

/** Converts CSS to the text that a browser hashes: LF line endings, no closing tag. */
const normalizeCss = (css: string): string => css.replace(/\r\n?/g, '\n').replaceAll('</', '<\\/');

/**
 * Prefixed properties that every browser with import maps supports without the prefix. Emotion adds them before
 * the standard property. Keeps other `box` properties, because line clamping uses them, and
 * `-webkit-text-decoration`, because Safari needs it.
 */
const LEGACY_PREFIXES =
  /(?<=[;{])(?:-ms-[a-z-]+|-webkit-(?:flex(?:-[a-z]+)*|box-(?:align|pack|flex|flex-wrap|direction|lines|ordinal-group)|align-(?:items|self|content)|justify-content|order|transform|transition|animation|clip-path|column-gap|(?:margin|padding)-(?:start|end))|-moz-transform|display(?=:-webkit-(?:inline-)?flex;|:-webkit-inline-box;|:-webkit-box;display:|:-ms-)):[^;{}]*;/g;

/** Removes prefixes that Emotion adds for browsers that cannot run the site: a tenth of the critical CSS. */
export const removeLegacyPrefixes = (css: string): string => css.replace(LEGACY_PREFIXES, '');

/**
 * Inlines the critical CSS: a file would delay the first paint by a round trip and compete with other
 * requests. If a host's policy blocks the element, `prerender/start.js` requests the shell's style sheets.
 * @param template the shell's document, with style sheets relative to the site's root
 * @param css rules of the prerendered view
 * @param root the site's root relative to the document
 * @param nonce allowed by the host's policy
 */
export async function inlineCss(
  site: Files,
  template: string,
  css: string,
  root: string,
  nonce: string,
): Promise<InlinedCss> {
  const cssByLink = new Map<string, string>();
  for (const [link, address = ''] of template.matchAll(SHEET_LINK)) {
    const css = await site.text(address);
    // Addresses of fonts are relative to the style sheet.
    const folder = root + address.slice(2, address.lastIndexOf('/') + 1);
    if (css !== null)
      cssByLink.set(
        link,
        css.replace(/url\((["']?)\.\//g, (_, quote: string) => `url(${quote}${folder}`),
      );
  }
  const text = normalizeCss([removeLegacyPrefixes(css), ...cssByLink.values()].join('\n'));
  const addresses = [...cssByLink.keys()].map((link) =>
    link.replace(SHEET_LINK, (_, address: string) => root + address.slice(2)),
  );
  return {
    template: template.replace(SHEET_LINK, (link) => (cssByLink.has(link) ? '' : link)),
    text,
    element: `<style nonce="${nonce}" data-prerender data-sheets="${addresses.join(' ')}">${text}</style>`,
  };
}

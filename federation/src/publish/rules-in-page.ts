import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What is seen of a document, with the rules that it is seen by. */
export interface RulesInPage {
  /** The shell's template without links to the sheets whose rules stand in the element. */
  template: string;
  /** The text of the element, as a policy names it. */
  text: string;
  element: string;
}

const SHEET = /\s*<link rel="stylesheet"[^>]*? href="(\.\/[^"]+\.css)"[^>]*>/g;

/** As a browser hashes it, and with nothing in it that would end the element. */
const asText = (css: string): string => css.replace(/\r\n?/g, '\n').replaceAll('</', '<\\/');

/** Flexbox as browsers before 2016 knew it, each time beside its real name. No more of `box` than that: lines are clamped by it. */
const OLD_FLEXBOX =
  /(?<=[;{])(?:-ms-[a-z-]+|-webkit-(?:flex(?:-[a-z]+)*|box-(?:align|pack|flex|direction|lines|ordinal-group)|align-(?:items|self|content)|justify-content|order)|display(?=:-webkit-(?:inline-)?flex;|:-webkit-inline-box;|:-ms-)):[^;{}]*;/g;

/**
 * Without what Emotion adds for browsers that run none of the site's code: a tenth of the rules that the first paint waits for.
 */
export const forBrowsersOfToday = (css: string): string => css.replace(OLD_FLEXBOX, '');

/**
 * Puts the rules of a first view, and the shell's own, into the document: a file would keep the first paint waiting for one
 * more answer, and share the line with all that comes behind it. Where a host's policy does not let the element pass,
 * `first-view/start.js` asks for the shell's sheets instead.
 * @param template the shell's document, with its sheets as seen from the site's root
 * @param css the rules of the first view
 * @param root the site's root as seen from the document
 * @param nonce by which a host's policy lets it pass
 */
export async function rulesInPage(
  site: string,
  template: string,
  css: string,
  root: string,
  nonce: string,
): Promise<RulesInPage> {
  const own = new Map<string, string>();
  for (const [link, address = ''] of template.matchAll(SHEET)) {
    const css = await readFile(path.join(site, address), 'utf8').catch(() => null);
    // A file names its fonts as seen from itself.
    const folder = root + address.slice(2, address.lastIndexOf('/') + 1);
    if (css !== null)
      own.set(
        link,
        css.replace(/url\((["']?)\.\//g, (_, quote: string) => `url(${quote}${folder}`),
      );
  }
  const text = asText([forBrowsersOfToday(css), ...own.values()].join('\n'));
  const named = [...own.keys()].map((link) =>
    link.replace(SHEET, (_, address: string) => root + address.slice(2)),
  );
  return {
    template: template.replace(SHEET, (link) => (own.has(link) ? '' : link)),
    text,
    element: `<style nonce="${nonce}" data-first-view data-sheets="${named.join(' ')}">${text}</style>`,
  };
}

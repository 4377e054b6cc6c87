import { atDocument } from '../address/base.ts';

/** The prerendered view of the document. */
export interface PrerenderedView {
  /** Route that it was rendered for. */
  route: string;
  /** App and version: only this version may hydrate it. */
  app: string;
  version: string;
}

/**
 * Reads the prerendered view of the document and prepares its links and styles for hydration. Call it before
 * the address changes, because relative links are resolved against it.
 * @returns null when there is no view, or another page was requested; the view is then removed
 */
export function readPrerenderedView(root: HTMLElement): PrerenderedView | null {
  const { prerender, elsewhere, route = '/' } = document.documentElement.dataset;
  const [, app, version] = /^(.+)@(.+)$/.exec(prerender ?? '') ?? [];
  if (elsewhere !== undefined) root.replaceChildren();
  delete document.documentElement.dataset.elsewhere;
  if (elsewhere !== undefined || !app || !version) return null;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="."]')) {
    const href = link.getAttribute('href') ?? '';
    // The shell writes absolute addresses; a page writes addresses relative to the site's root, which becomes
    // the base.
    link.href = link.closest('main') ? href.replace(/^\.\.\//, './') : atDocument(href);
  }
  // Inline styles: the content security policy allows the CSSOM, not the attribute.
  for (const element of root.querySelectorAll<HTMLElement>('[data-prerender-style]')) {
    element.style.cssText = element.dataset.prerenderStyle ?? '';
    delete element.dataset.prerenderStyle;
  }
  return { route, app, version };
}

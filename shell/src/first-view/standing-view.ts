import { atDocument } from '../boot/base.ts';

/** The first view of a page, as it stands in the document. */
export interface StandingView {
  /** The route that it is of. */
  route: string;
  /** Whose it is: only this version may take it over. */
  app: string;
  version: string;
}

/**
 * The first view that stands in the document, made ready to be taken over; null when there is none, or another page was
 * asked for. To be called before the address changes: what it names, it names as seen from where it was opened.
 */
export function readStandingView(root: HTMLElement): StandingView | null {
  const { firstView, elsewhere, route = '/' } = document.documentElement.dataset;
  const [, app, version] = /^(.+)@(.+)$/.exec(firstView ?? '') ?? [];
  if (elsewhere !== undefined) root.replaceChildren();
  delete document.documentElement.dataset.elsewhere;
  if (elsewhere !== undefined || !app || !version) return null;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="."]')) {
    const written = link.getAttribute('href') ?? '';
    // The shell writes its own in full; a page writes them as seen from the site's root, where this document goes on.
    link.href = link.closest('main') ? written.replace(/^\.\.\//, './') : atDocument(written);
  }
  // Styles of single elements: the policy lets them come this way, and not as an attribute.
  for (const element of root.querySelectorAll<HTMLElement>('[data-first-style]')) {
    element.style.cssText = element.dataset.firstStyle ?? '';
    delete element.dataset.firstStyle;
  }
  return { route, app, version };
}

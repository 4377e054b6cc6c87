import type { Registry } from '@ia/federation/registry';
import { type Culprit, whoseError, whoseFile } from '../failures/whose-error.ts';

/** The app whose page is shown; its version once that is known. */
export interface Shown {
  app: string;
  version: string | null;
}

type Owner = Shown | Culprit;

const STYLES = /^(style|link)$/i;
/** Its own elements, and files with the rules of a first view, which it takes for its own. */
const OF_EMOTION = ['data-emotion', 'data-first-view'];

/** Two versions of an app may run in one document: the rules of the one that broke are not meant for the other. */
const isOf = (owner: Owner, shown: Shown | null): boolean =>
  owner.app === shown?.app &&
  (owner.version === null || shown.version === null || owner.version === shown.version);

/**
 * The style sheets of pages: each app's apply while one of its pages is shown, and rest meanwhile. They are turned off and
 * not taken out, because nothing would bring them again: an app's modules run once per document.
 *
 * A file's app stands in its address; of a sheet without one it is the app whose code made it. What nobody's code here made
 * stays as it is: the shell's own, Emotion's (its names are an app's own, and what is global leaves with its component),
 * and those of a reader's extensions, which do not make elements through this page's functions.
 */
export function createPageStyles(registry: () => Registry) {
  /** Of elements, and of sheets without one. */
  const makers = new WeakMap<object, Owner>();
  let shown: Shown | null = null;

  function ownerOf(sheet: CSSStyleSheet): Owner | null {
    const { ownerNode, href } = sheet;
    if (ownerNode instanceof Element && OF_EMOTION.some((name) => ownerNode.hasAttribute(name))) return null;
    const owner = (href && whoseFile(href, registry())) || makers.get(ownerNode ?? sheet);
    return owner && owner.app !== 'shell' ? owner : null;
  }

  function apply() {
    const adopted = document.adoptedStyleSheets ?? [];
    for (const sheet of [...document.styleSheets, ...adopted]) {
      const owner = ownerOf(sheet);
      if (owner) sheet.disabled = !isOf(owner, shown);
    }
  }

  /** Sheets that were handed to the document since the last look: by the page that is shown, which alone is at work. */
  function seeAdopted(by: Shown | null) {
    for (const sheet of document.adoptedStyleSheets ?? [])
      if (by && !makers.has(sheet)) makers.set(sheet, by);
  }

  return {
    /** Begins to see who brings style sheets. Once per document, before any page is loaded. */
    watch(signal?: AbortSignal): void {
      const create = document.createElement;
      function createElement(this: Document, name: string, options?: ElementCreationOptions) {
        const element = create.call(this, name, options);
        if (STYLES.test(name)) {
          const maker = whoseError(new Error('made here'), registry());
          const owner = maker && maker.app !== 'shell' ? maker : shown;
          if (owner) makers.set(element, owner);
        }
        return element;
      }
      document.createElement = createElement as typeof document.createElement;
      // What comes late: a file that takes its time, a timer of a page that was left.
      const observer = new MutationObserver(apply);
      for (const place of [document.documentElement, document.head, document.body])
        observer.observe(place, { childList: true });
      const loaded = ({ target }: Event) => target instanceof HTMLLinkElement && apply();
      document.addEventListener('load', loaded, { capture: true, signal });
      signal?.addEventListener('abort', () => {
        observer.disconnect();
        document.createElement = create;
      });
    },
    /** The page that is shown from now on. */
    show(next: Shown | null): void {
      seeAdopted(shown ?? next);
      shown = next;
      apply();
    },
  };
}

export type PageStyles = ReturnType<typeof createPageStyles>;

import type { Registry } from '@ia/federation/registry';
import { type AppVersion, appOfError, appOfFile } from '../failures/app-of-error.ts';

/** The app whose page is shown; the version is null until the page has loaded. */
export interface ShownApp {
  app: string;
  version: string | null;
}

/** The app that a style sheet belongs to. */
type Owner = ShownApp | AppVersion;

const STYLE_TAGS = /^(style|link)$/i;
/** Attributes of Emotion's style elements, and of critical CSS, which Emotion treats as its own. */
const EMOTION_ATTRIBUTES = ['data-emotion', 'data-prerender'];

/** Two versions of an app may run in one document: the rules of the broken one do not apply to the other. */
const appliesTo = (owner: Owner, currentApp: ShownApp | null): boolean =>
  owner.app === currentApp?.app &&
  (owner.version === null || currentApp.version === null || owner.version === currentApp.version);

/**
 * Enables the style sheets of an app while one of its pages is shown, and disables them otherwise. They are
 * not removed, because an app's modules run once per document and would not add them again.
 *
 * The address of a file names its app; a sheet without one belongs to the app whose code created it. Other
 * sheets are left alone: the shell's, Emotion's (its class names are unique, and global rules unmount with
 * their component), and styles of browser extensions, which do not create elements through this page's
 * functions.
 */
export function createPageStyles(registry: () => Registry) {
  /** Owners of style elements, and of sheets without an element. */
  const owners = new WeakMap<object, Owner>();
  let currentApp: ShownApp | null = null;

  function ownerOf(sheet: CSSStyleSheet): Owner | null {
    const { ownerNode, href } = sheet;
    if (ownerNode instanceof Element && EMOTION_ATTRIBUTES.some((name) => ownerNode.hasAttribute(name)))
      return null;
    const owner = (href && appOfFile(href, registry())) || owners.get(ownerNode ?? sheet);
    return owner && owner.app !== 'shell' ? owner : null;
  }

  function apply() {
    const adopted = document.adoptedStyleSheets ?? [];
    for (const sheet of [...document.styleSheets, ...adopted]) {
      const owner = ownerOf(sheet);
      if (owner) sheet.disabled = !appliesTo(owner, currentApp);
    }
  }

  /**
   * Assigns sheets adopted since the last call to the page that was shown, because only that page ran code.
   */
  function assignAdopted(owner: ShownApp | null) {
    for (const sheet of document.adoptedStyleSheets ?? [])
      if (owner && !owners.has(sheet)) owners.set(sheet, owner);
  }

  return {
    /** Starts to track which app adds style sheets. Once per document, before any page is loaded. */
    watch(signal?: AbortSignal): void {
      const create = document.createElement;
      function createElement(this: Document, name: string, options?: ElementCreationOptions) {
        const element = create.call(this, name, options);
        if (STYLE_TAGS.test(name)) {
          const creator = appOfError(new Error('stack of the caller'), registry());
          const owner = creator && creator.app !== 'shell' ? creator : currentApp;
          if (owner) owners.set(element, owner);
        }
        return element;
      }
      document.createElement = createElement as typeof document.createElement;
      // Catches late additions: a slow file, a timer of a page that was left.
      const observer = new MutationObserver(apply);
      for (const parent of [document.documentElement, document.head, document.body])
        observer.observe(parent, { childList: true });
      const onLoad = ({ target }: Event) => target instanceof HTMLLinkElement && apply();
      document.addEventListener('load', onLoad, { capture: true, signal });
      signal?.addEventListener('abort', () => {
        observer.disconnect();
        document.createElement = create;
      });
    },
    /** Sets the shown page and applies its style sheets. */
    show(next: ShownApp | null): void {
      assignAdopted(currentApp ?? next);
      currentApp = next;
      apply();
    },
  };
}

export type PageStyles = ReturnType<typeof createPageStyles>;

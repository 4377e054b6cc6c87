/**
 * The contract between the shell and a remote. Plain data and functions only: no React context, atom or
 * component crosses the border, so apps built months apart keep working together.
 *
 * Changes are additive. A field may be added, never removed or given another meaning; `contractVersion`
 * grows when one is added. `shell/src/api/parity.test.ts` holds the fake to the real shell.
 */
export const CONTRACT_VERSION = 1;

export type ThemeName = 'blue' | 'purple' | 'green' | 'pink' | 'orange';

/** Flags that belong to the site. */
export interface SiteFlags {
  enableComponentShowcase: boolean;
  enableElearningShowcase: boolean;
  enableGamificationSection: boolean;
  enableManifestoCoCreation: boolean;
  enableGamificationSidebar: boolean;
  enableComponentLibrary: boolean;
  enableModeration: boolean;
  enableStudioNavigation: boolean;
}

/**
 * Feature flags of `site.config.json`: the site's, and by their names those that apps declare. A page that a flag turns
 * off behaves as an unknown route; a flag that nobody declares is off.
 */
export type Flags = SiteFlags & { readonly [name: string]: boolean | undefined };

/** External addresses. Defaults that nobody has supplied yet use the reserved `.example` domain. */
export interface Links {
  signManifesto: string;
  manifestoDocument: string;
  promptHelper: string;
  /** An address for `mailto:`, without the scheme. */
  contactEmail: string;
  social: { label: string; url: string }[];
  /** External chat assistants, in the order they are offered. */
  assistants: { name: string; url: string }[];
  /** Address of the Gemini assistant, for 'Abrir a IA Gemini'. */
  gemini: string;
  /** The entity responsible for the site, shown in every footer. */
  entity: { name: string; url: string };
}

/** How to reach the data API, or null when none is configured (apps then use their built-in content). */
export interface BackendConfig {
  /** Absolute URL of the Supabase project (the client appends /rest/v1, /auth/v1, /functions/v1). */
  url: string;
  publishableKey: string;
}

export interface AiConfig {
  /** `off`: fallback outputs only. `server`: the Edge Function `ai`. `local`: keys from local configuration (developers). */
  mode: 'off' | 'server' | 'local';
  models: { geminiText: string; geminiImage: string; openRouter: string; huggingFace: string };
  /** Only in `local` mode. A missing key, or one containing COLOQUE, counts as not configured. */
  keys?: { GEMINI?: string; OPENROUTER?: string; HUGGINGFACE?: string };
  /** Base addresses, for tests and self-hosted gateways. */
  endpoints?: { gemini?: string; openRouter?: string; huggingFace?: string };
}

/** `#/prompt-factory?receita=carta#fabrica` → path '/prompt-factory', query { receita: 'carta' }, anchor 'fabrica'. */
export interface Route {
  path: string;
  query: Record<string, string>;
  anchor: string | null;
}

export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error';
  message: string;
  /**
   * Milliseconds until it closes by itself; 0 keeps it until dismissed. Default 6000. The time stands still while the
   * notice has the pointer or the focus. An error stays until it is dismissed.
   */
  timeout?: number;
}

export interface NavigateOptions {
  /** Changes the address of the history entry one is on, adds none, and does not scroll. */
  replace?: boolean;
  /**
   * Adds a history entry for a change that the page shows by itself, such as the next step of a wizard: neither scroll
   * nor focus is moved. Back leads to the entry before, at the place it was left.
   */
  stay?: boolean;
}

/** What one history entry keeps for its page: survives Back, Forward, reload and a visit to another document. */
export interface PageEntry {
  /** @returns the JSON value kept under this key, or undefined. Check it: it may come from an older version. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

/** One place on the device, as `mfe.config.ts` declares it under `kept`: `federation/src/config/kept.ts` says what each means. */
export interface KeptPlace {
  readonly key: string;
  readonly where?: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches';
  readonly format?: number;
  readonly amount?: { readonly in?: string; readonly one: string; readonly other: string };
  readonly merge?:
    | { readonly rule: 'max' | 'here' }
    | { readonly rule: 'union'; readonly by?: string; readonly newest?: string; readonly most?: number };
  readonly layers?: readonly TileLayer[];
}

/** Something done that adds a layer to «O meu azulejo». */
export interface TileLayer {
  readonly name: string;
  readonly next: string;
  readonly to: string;
  readonly in?: string;
}

/** What an app, or the shell for all of them, says that it keeps on a visitor's device for one purpose. */
export interface KeptThing {
  /** Whose it is: 'mfe-courses', 'shell'. */
  readonly app: string;
  readonly label: string;
  readonly purpose: string;
  readonly kind: 'progress' | 'participation' | 'texts' | 'settings' | 'technical';
  readonly keys: readonly KeptPlace[];
}

/** Keeping all of a page's app on the device, so that it opens without a network. Ask it in an effect. */
export interface OfflineUse {
  /** Whether that was asked for here, and how many bytes the app has. */
  about(path: string): Promise<{ asked: boolean; bytes: number }>;
  /** @throws when something did not arrive: what did stays, and another try goes on from there. */
  keep(path: string, onProgress: (done: number, total: number) => void): Promise<void>;
  drop(path: string): Promise<void>;
}

/**
 * The shell as a page sees it. One object, with the same functions, for as long as the page stands:
 * `route`, `entry`, `theme` and `flags` are those of the moment one reads them. In render, `useRoute` and `useEntry` follow them.
 */
export interface ShellApi {
  contractVersion: number;
  /** Another object for each visit of an address. Use it through `useRoute`. */
  readonly route: Route;
  /** Calls back after each navigation within the page. @returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Theme of the current page, already set on the document. */
  readonly theme: ThemeName;
  readonly flags: Flags;
  /** `fontScale` of the site configuration (default 2). */
  fontScale: number;
  links: Links;
  /**
   * Values of the settings that the page's app declares in its `mfe.config.ts`, as the site sets them or else their
   * defaults. Use it through `useSettings`.
   */
  settings(): Readonly<Record<string, string | number | boolean | null>>;
  /**
   * Goes to a page ('/prompt-factory#fabrica') or to an anchor of this page ('#about'): scrolls to the top
   * or to the anchor and moves focus to its heading.
   */
  navigate(to: string, options?: NavigateOptions): void;
  /** The `href` for an in-site address, or null when its route is unknown or turned off: then show no link. */
  href(to: string): string | null;
  /**
   * The absolute address of an in-site place, for sharing: an anchor is written so that mail and chat programs keep it
   * (`#/page%23anchor`). Null as in {@link href}.
   */
  address(to: string): string | null;
  /** What this history entry keeps; another object for each entry. Use it through `useEntryState`. */
  readonly entry: PageEntry;
  /** Speaks in the page's one live region. */
  announce(message: string, politeness?: 'polite' | 'assertive'): void;
  /** Shows a dismissible notice, which is announced as well. */
  notify(notice: Notice): void;
  /**
   * Where a page that brings its own footer (`header: 'landing'`) renders it, by a portal: an element after `<main>`,
   * or the footer would not be one of the document. Null on every other page.
   */
  footerSlot(): HTMLElement | null;
  backend(): BackendConfig | null;
  ai(): AiConfig;
  /** Logs an error with the name, version and owner of the app it came from. Never throws. */
  report(error: unknown, context?: Record<string, unknown>): void;
  /** What all sections of this site say that they keep on a visitor's device. */
  kept(): readonly KeptThing[];
  /** Null where nothing is kept: a development server, a preview, a site that turned it off. */
  offline(): OfflineUse | null;
}

/**
 * Attributes by which a page says what goes on paper while it prints something of its own; the shell hides the rest. Set
 * on an element of the page, for as long as that is so.
 * - `page`: the page without header, footer and notices
 * - `only`: this element and nothing else
 */
export const PRINTING = {
  page: { 'data-printing': 'page' },
  only: { 'data-printing': 'only' },
} as const;

/** What a page module exports by default: a component of these props. */
export interface PageProps {
  shell: ShellApi;
}

import type { AiEndpointName, AiKeyName, AiModelName } from '../ai-providers.ts';

/**
 * The contract between the shell and a remote. Plain data and functions only: no React context, atom or
 * component crosses the boundary, so apps built months apart still work together.
 *
 * Changes are additive. A field may be added, but never removed or changed in meaning. An addition increases
 * `contractVersion`. `shell/src/api/parity.test.ts` compares the fake shell with the real one.
 */
export const CONTRACT_VERSION = 1;

export type ThemeName = 'blue' | 'purple' | 'green' | 'pink' | 'orange';

/** Feature flags of the site itself; its apps declare their own. */
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
 * Feature flags of `site.config.json`: the site's flags and the flags that apps declare. A page whose flag is
 * off behaves like an unknown route. An undeclared flag is off.
 */
export type Flags = SiteFlags & { readonly [name: string]: boolean | undefined };

/** External addresses. Placeholders use the reserved `.example` domain. */
export interface Links {
  signManifesto: string;
  manifestoDocument: string;
  promptHelper: string;
  /** An address for `mailto:`, without the scheme. */
  contactEmail: string;
  social: { label: string; url: string }[];
  /** External chat assistants, in display order. */
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
  /**
   * `off`: fallback outputs only. `server`: the Edge Function `ai`. `local`: calls the providers
   * itself, with keys from local configuration (developers) or of the Edge Function.
   */
  mode: 'off' | 'server' | 'local';
  /** Model ids. An app may be newer than its shell, which then names no model of a later provider. */
  models: Record<AiModelName, string>;
  /** Only in `local` mode. A missing key, or one containing COLOQUE, counts as not configured. */
  keys?: Partial<Record<AiKeyName, string>>;
  /** Base addresses, for tests and self-hosted gateways. */
  endpoints?: Partial<Record<AiEndpointName, string>>;
}

/**
 * `#/prompt-factory?receita=carta#fabrica` → path '/prompt-factory', query { receita:
 * 'carta' }, anchor 'fabrica'.
 */
export interface Route {
  path: string;
  query: Record<string, string>;
  anchor: string | null;
}

export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error';
  message: string;
  /**
   * Milliseconds until the notice closes, by default 6000; 0 disables the timeout. The timer pauses while the
   * notice has the pointer or the focus. An error stays until the visitor dismisses it.
   */
  timeout?: number;
  /** Names what the notice is about, such as a course: it replaces an earlier notice of the same topic. */
  topic?: string;
}

export interface NavigateOptions {
  /** Replaces the address of the current history entry, without scrolling. */
  replace?: boolean;
  /**
   * Adds a history entry without moving scroll or focus, for a change that the page renders itself, such as
   * the next step of a wizard. Back restores the previous entry and its scroll position.
   */
  stay?: boolean;
}

/** State of one history entry. It survives Back, Forward, reload and a visit to another document. */
export interface PageEntry {
  /**
   * @returns the JSON value stored under this key, or undefined. Validate it: an older
   * version may have written it.
   */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

/**
 * One storage key on the device, as declared under `deviceData` in `mfe.config.ts`.
 * `config/device-data.ts` documents the fields.
 */
export interface DeviceKey {
  readonly key: string;
  readonly storage?: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches';
  readonly format?: number;
  readonly amount?: { readonly field?: string; readonly one: string; readonly other: string };
  readonly merge?:
    | { readonly rule: 'max' | 'local' }
    | {
        readonly rule: 'union';
        readonly idField?: string;
        readonly timeField?: string;
        readonly maxEntries?: number;
      };
  readonly layers?: readonly TileLayer[];
}

/**
 * An achievement that adds a layer to «O meu azulejo», the visitor's tile. `config/device-data.ts` documents the
 * fields.
 */
export interface TileLayer {
  readonly name: string;
  readonly hint: string;
  readonly address: string;
  readonly field?: string;
}

/** Data that an app, or the shell, stores on a visitor's device for one purpose. */
export interface DeviceData {
  /** App that stores it: 'mfe-courses', 'shell'. */
  readonly app: string;
  readonly label: string;
  readonly purpose: string;
  readonly kind: 'progress' | 'participation' | 'texts' | 'settings' | 'technical';
  readonly keys: readonly DeviceKey[];
}

/** Offline copies of apps: caches all files of a page's app on the device. Call it in an effect. */
export interface OfflineUse {
  /** Whether the visitor saved an offline copy, and the app's size in bytes. */
  about(path: string): Promise<{ saved: boolean; bytes: number }>;
  /** Caches the app. @throws when a download fails. Cached files stay, so a retry resumes. */
  cache(path: string, onProgress: (done: number, total: number) => void): Promise<void>;
  /** Deletes the app's cached files. */
  drop(path: string): Promise<void>;
}

/**
 * The shell's API for a page. The object and its functions stay the same while the page is mounted. `route`,
 * `entry`, `theme` and `flags` are getters of the current value. In render, use `useRoute` and `useEntry`,
 * which subscribe to changes.
 */
export interface ShellApi {
  contractVersion: number;
  /** Each navigation creates a new object. Use it through `useRoute`. */
  readonly route: Route;
  /** Calls the listener after each navigation within the page. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Theme of the current page, already set on the document. */
  readonly theme: ThemeName;
  readonly flags: Flags;
  /** `fontScale` of the site configuration (default 2). */
  fontScale: number;
  links: Links;
  /**
   * Values of the settings that the page's app declares in its `mfe.config.ts`: the site's value or the
   * default. Use it through `useSettings`.
   */
  settings(): Readonly<Record<string, string | number | boolean | null>>;
  /**
   * Navigates to a page ('/prompt-factory#fabrica') or to an anchor of this page ('#about'). Scrolls to the
   * top or to the anchor and moves focus to its heading.
   */
  navigate(to: string, options?: NavigateOptions): void;
  /** The `href` for an in-site address; null when its route is unknown or turned off. Render no link then. */
  href(to: string): string | null;
  /**
   * The absolute address of an in-site path, for sharing. Encodes the anchor (`#/page%23anchor`) so that mail
   * and chat programs do not drop it. Null as in {@link href}.
   */
  address(to: string): string | null;
  /** State of the current history entry. Each entry has its own object. Use it through `useEntryState`. */
  readonly entry: PageEntry;
  /** Announces a message in the page's live region. */
  announce(message: string, politeness?: 'polite' | 'assertive'): void;
  /** Shows a dismissible notice and announces it. */
  notify(notice: Notice): void;
  /**
   * Portal target for the page's own footer (`header: 'landing'`). It is after `<main>`, because a footer
   * inside `<main>` has no `contentinfo` role. Null on every other page.
   */
  footerSlot(): HTMLElement | null;
  backend(): BackendConfig | null;
  ai(): AiConfig;
  /** Logs an error with the name, version and owner of the app it came from. Never throws. */
  report(error: unknown, context?: Record<string, unknown>): void;
  /** All data that the apps of this site and the shell store on a visitor's device, as declared. */
  deviceData(): readonly DeviceData[];
  /** Null without offline support: on a development server, in a preview, or when the site turned it off. */
  offline(): OfflineUse | null;
}

/**
 * Attributes that limit printing to a part of the page; the shell hides the rest. Set them on an element of
 * the page while it prints.
 * - `page`: prints the page without header, footer and notices
 * - `only`: prints only this element
 */
export const PRINTING = {
  page: { 'data-printing': 'page' },
  only: { 'data-printing': 'only' },
} as const;

/** Props of a page module's default export. */
export interface PageProps {
  shell: ShellApi;
}

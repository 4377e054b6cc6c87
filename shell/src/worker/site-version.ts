import type { AppEntry, RouteEntry } from '@ia/federation/registry';
import { ROOT, siteUrl } from './scope.ts';

/** A released version and its folder, with the revoked versions of the same app. */
interface Release {
  version: string;
  base: string;
  revoked?: string[];
}

interface App extends Release {
  lastGood?: Pick<NonNullable<AppEntry['lastGood']>, 'entry'>;
  routes?: (Pick<RouteEntry, 'path' | 'title'> &
    Partial<Pick<RouteEntry, 'preload' | 'styles' | 'listed'>>)[];
}

/**
 * The fields of a registry that the worker reads. Unvalidated: a document may come from another version of
 * the release tool.
 */
export interface SiteRegistry {
  shell: Release;
  apps?: Record<string, App>;
}

/**
 * One state of the site: the registry of a document, with all app versions that the document may load. The
 * site has no list of the files of one build, because apps are released one by one (docs/adr/0015).
 */
export interface SiteVersion {
  /** Hash of the registry. */
  key: string;
  html: string;
  registry: SiteRegistry;
  /** Address and integrity of all modules that the document may load. */
  modules: [address: string, hash: string][];
}

/** Hashes bytes. @returns base64 */
export async function sha256(bytes: BufferSource): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

/** JSON with sorted keys: equal values have equal text. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The key of the site version that a registry describes. */
export const siteVersionKey = (registry: unknown): Promise<string> =>
  sha256(new TextEncoder().encode(canonicalJson(registry)));

/**
 * Reads the site version of a document from its registry and import map; null for a page without one of them.
 */
export async function readSiteVersion(html: string): Promise<SiteVersion | null> {
  const registryText = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(html)?.[1];
  const mapText = /<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (!registryText || !mapText) return null;
  const registry = JSON.parse(registryText) as SiteRegistry;
  const { integrity } = JSON.parse(mapText) as { integrity: Record<string, string> };
  const modules = Object.entries(integrity).map(([file, hash]): [string, string] => [siteUrl(file), hash]);
  return { key: await siteVersionKey(registry), html, registry, modules };
}

export const siteApps = ({ apps = {} }: SiteRegistry): [name: string, app: App][] => Object.entries(apps);

/** A route of the registry, with the app that serves it. */
export interface SiteRoute {
  path: string;
  title: string;
  listed?: boolean;
  preload?: string[];
  styles?: string[];
  /** Name and folder of the app that serves it. */
  app: string;
  base: string;
}

export const siteRoutes = ({ registry }: SiteVersion): SiteRoute[] =>
  siteApps(registry).flatMap(([app, { base, routes = [] }]) =>
    routes.map((route) => ({ ...route, app, base })),
  );

/** The addresses of the files that a route's page needs to open. */
export const routeFiles = ({ base, preload = [], styles = [] }: SiteRoute): string[] =>
  [...preload, ...styles].map((file) => siteUrl(base + file));

/** Lists the shell's files: the files that the document links to, and all modules of the shell. */
export function shellFiles({ html, registry, modules }: SiteVersion): string[] {
  const base = siteUrl(registry.shell.base);
  const linkedFiles = [...html.matchAll(/ (?:src|href)="(\.\/[^"]+)"/g)].map(([, file = '']) =>
    siteUrl(file),
  );
  const assets = modules.map(([file]) => file).filter((file) => file.includes('/assets/'));
  return [...new Set([...linkedFiles, ...assets].filter((file) => file.startsWith(base)))];
}

/** The folders of the app versions that are live in a site version. */
export const liveFolders = ({ registry }: SiteVersion): string[] =>
  siteApps(registry).map(([, { base }]) => siteUrl(base));

/** The folders of all revoked versions. */
export const revokedFolders = ({ shell, apps = {} }: SiteRegistry): string[] =>
  [shell, ...Object.values(apps)].flatMap(({ version, base, revoked = [] }) =>
    revoked.map((revokedVersion) => siteUrl(base.replace(version, revokedVersion))),
  );

/** Fetches the HTML of the published main page. */
export async function fetchMainPage(): Promise<string> {
  const response = await fetch(ROOT, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The main page returned status ${response.status}.`);
  return response.text();
}

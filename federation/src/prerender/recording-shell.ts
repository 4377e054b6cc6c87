import { readSiteConfig } from '../config/read-site-config.ts';
import { settingValues } from '../config/setting-values.ts';
import type { SettingEntry } from '../config/settings.ts';
import type { Links, ShellApi } from '../contract/shell-api.ts';
import { fakeShell } from '../fake-shell/fake-shell.ts';
import { ADDRESS_MARK, markOf } from './marks.ts';
import type { PrerenderedView } from './prerendered-view.ts';

type Needs = PrerenderedView['needs'];

/** Wraps an object and records each value that is read, as JSON. */
function recordReads<T extends object>(values: T, reads: Record<string, string>): T {
  return new Proxy(values, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (typeof key === 'string' && typeof value !== 'function') reads[key] = JSON.stringify(value ?? null);
      return value;
    },
  });
}

/** Returns the site's links: single links as marks, lists with their defaults, and records which are read. */
function recordLinks(marks: Set<string>, reads: Record<string, string>): Links {
  const { links } = readSiteConfig({});
  const addMark = (name: string) => {
    marks.add(name);
    return markOf(name);
  };
  return new Proxy(links as unknown as Links, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (typeof key !== 'string') return value;
      if (typeof value === 'string') return addMark(key);
      if (key === 'entity') return { name: addMark('entity.name'), url: addMark('entity.url') };
      reads[key] = JSON.stringify(value ?? null);
      return value;
    },
  });
}

/**
 * Creates a shell API for prerendering, with default configuration, and records the values
 * that the page reads. Compose uses the prerendered markup only in a site with the same values.
 */
export function recordingShell(
  route: string,
  theme: ShellApi['theme'],
  settings: Record<string, SettingEntry>,
) {
  const config = readSiteConfig({});
  const needs: Needs = { routes: [], flags: {}, links: {}, settings: {}, shell: {} };
  const marks = new Set<string>();
  const values = recordReads(settingValues(settings), needs.settings);
  const createHref = (to: string): string => {
    // Same format as the shell's; an anchor of the main page keeps its short form.
    if (/^#[^/]/.test(to)) return route === '/' ? to : `#${route}${to}`;
    const address = to.replace(/^#/, '');
    const path = /^[^?#]*/.exec(address)?.[0] ?? address;
    if (!needs.routes.includes(path)) needs.routes.push(path);
    return address.replace(/^\/#/, '#').startsWith('#') ? address.slice(1) : `#${address}`;
  };
  const shell = fakeShell({
    route: { path: route, query: {}, anchor: null },
    theme,
    flags: recordReads(config.featureFlags, needs.flags),
    fontScale: config.fontScale,
    links: recordLinks(marks, needs.links),
    settings: () => values,
    href: createHref,
    // Markup must not contain this address, because it is unknown at build time. Event handlers may use it.
    address: (to) => ADDRESS_MARK + createHref(to),
    backend() {
      needs.shell.backend = 'true';
      return { url: markOf('backend'), publishableKey: 'none' };
    },
    ai() {
      needs.shell.ai = JSON.stringify(config.ai);
      return config.ai;
    },
  });
  needs.shell.fontScale = JSON.stringify(config.fontScale);
  return { shell, needs, marks };
}

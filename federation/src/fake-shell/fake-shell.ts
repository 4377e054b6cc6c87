import { AI_MODELS, byName } from '../ai-providers.ts';
import { SITE_FLAG_DEFAULTS } from '../config/site-flags.ts';
import {
  CONTRACT_VERSION,
  type Flags,
  type Links,
  type Notice,
  type PageEntry,
  type Route,
  type ShellApi,
} from '../contract/shell-api.ts';

const flags: Flags = { ...SITE_FLAG_DEFAULTS };

const links: Links = {
  signManifesto: 'https://assinar.example/manifesto',
  manifestoDocument: 'https://documentos.example/manifesto.pdf',
  promptHelper: 'https://ajudante.example/',
  contactEmail: 'ia-para-todos@municipio.example',
  social: [],
  assistants: [],
  gemini: 'https://gemini.google.com/',
  entity: { name: 'Município de exemplo', url: 'https://municipio.example/' },
};

/** The page's calls to the shell, for assertions. */
export interface FakeShellLog {
  navigations: string[];
  announcements: string[];
  notices: Notice[];
  reports: { error: unknown; context?: Record<string, unknown> }[];
}

/** A history entry that stores its state in memory. */
export function memoryEntry(): PageEntry {
  const values = new Map<string, unknown>();
  return { read: (key) => values.get(key), write: (key, value) => void values.set(key, value) };
}

/**
 * Creates a fake shell for unit tests and for an app that runs standalone.
 * @param overrides replace any member
 * @returns the shell API, and `log` with the page's calls
 */
export function fakeShell(overrides: Partial<ShellApi> = {}): ShellApi & { log: FakeShellLog } {
  const log: FakeShellLog = { navigations: [], announcements: [], notices: [], reports: [] };
  const route: Route = { path: '/', query: {}, anchor: null };
  return {
    contractVersion: CONTRACT_VERSION,
    route,
    subscribe: () => () => {},
    theme: 'blue',
    flags,
    fontScale: 2,
    links,
    settings: () => ({}),
    navigate: (to) => void log.navigations.push(to),
    href: (to) => (to.startsWith('#') ? to : `#${to}`),
    address: (to) => new URL(to.startsWith('#') ? to : `#${to}`, document.baseURI).href,
    entry: memoryEntry(),
    announce: (message) => void log.announcements.push(message),
    notify: (notice) => void log.notices.push(notice),
    footerSlot: () => null,
    backend: () => null,
    ai: () => ({
      mode: 'off',
      models: byName(AI_MODELS, ({ name }) => [name, '']),
    }),
    report: (error, context) => void log.reports.push({ error, context }),
    deviceData: () => [],
    offline: () => null,
    ...overrides,
    log,
  };
}

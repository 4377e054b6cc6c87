import {
  CONTRACT_VERSION,
  type Flags,
  type Links,
  type Notice,
  type PageEntry,
  type Route,
  type ShellApi,
} from '../contract/shell-api.ts';

const flags: Flags = {
  enableComponentShowcase: true,
  enableElearningShowcase: true,
  enableGamificationSection: true,
  enableManifestoCoCreation: true,
  enableGamificationSidebar: true,
  enableComponentLibrary: true,
  enableModeration: true,
  enableStudioNavigation: false,
};

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

/** What a page did with the shell, for assertions. */
export interface FakeShellLog {
  navigations: string[];
  announcements: string[];
  notices: Notice[];
  reports: { error: unknown; context?: Record<string, unknown> }[];
}

/** An entry that keeps values for the life of the object. */
export function memoryEntry(): PageEntry {
  const kept = new Map<string, unknown>();
  return { read: (key) => kept.get(key), write: (key, value) => void kept.set(key, value) };
}

/**
 * A shell without a shell: for unit tests and for running an app alone. Every field can be replaced.
 * @returns the contract, plus `log` with everything the page asked for.
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
      models: { geminiText: '', geminiImage: '', openRouter: '', huggingFace: '' },
    }),
    report: (error, context) => void log.reports.push({ error, context }),
    kept: () => [],
    offline: () => null,
    ...overrides,
    log,
  };
}

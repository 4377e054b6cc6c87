/*
 * The parts of the service worker API that this worker uses. TypeScript has them in `lib.webworker`, which
 * cannot be combined with the `lib.dom` that the workspace compiles with.
 */

export interface Client {
  readonly id: string;
}

interface ExtendableEvent extends Event {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The window that a navigation creates. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

export interface ClientMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: Client;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ClientMessageEvent;
}

interface WorkerScope {
  readonly location: { readonly href: string };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]>;
    claim(): Promise<void>;
  };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener<T extends keyof WorkerEvents>(type: T, listener: (event: WorkerEvents[T]) => void): void;
}

export const scope = self as unknown as WorkerScope;

/** The address of the site: the folder that the worker's file is in. */
export const ROOT = new URL('./', scope.location.href).href;

/** The absolute address of a file of this site. */
export const siteUrl = (address: string): string => new URL(address, ROOT).href;

/** Prefix of all caches of this worker: several sites may share an origin. */
export const CACHE_PREFIX = `${ROOT} `;

export const cacheName = (name: string): string => CACHE_PREFIX + name;

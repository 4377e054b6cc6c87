/** A route that opens offline. */
export interface CachedRoute {
  path: string;
  title: string;
}

/**
 * Messages of a window to the worker. Windows may run another version of the shell, so names of types and
 * fields must not change.
 */
export type Question =
  /** Reports the site version of a window that opened before the worker was active. */
  | { type: 'opened'; registry: unknown }
  /** Reports files that the window loaded without the worker, so that it caches them. */
  | { type: 'loaded'; files: string[] }
  /** Asks which routes open offline. */
  | { type: 'cachedRoutes' }
  /** Asks for the size of a route's app, and whether a visitor saved it for offline use. */
  | { type: 'about'; path: string }
  /** Caches all files of a route's app. */
  | { type: 'cache'; path: string }
  /** Deletes the files of a route's app, unless another of its routes is saved. */
  | { type: 'drop'; path: string };

/** Progress reports of the worker by question. */
export interface Reports {
  opened: never;
  loaded: never;
  cachedRoutes: CachedRoute[];
  /** `bytes` is the size of all files of the app. */
  about: { saved: boolean; bytes: number };
  /** Bytes. */
  cache: { done: number; total: number };
  drop: never;
}

export type QuestionType = Question['type'];
export type QuestionOf<T extends QuestionType> = Extract<Question, { type: T }>;

/** A message on the port that comes with a question. The last one is `done` or `failed`. */
export type Reply<T extends QuestionType> = { news: Reports[T] } | { done: true } | { failed: string };

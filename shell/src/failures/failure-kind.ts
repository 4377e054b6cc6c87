import { decodeOrKeep } from './decode-or-keep.ts';

/**
 * Kinds of failures of an app in a browser. The database has the same list (`failure_reports`); it stores an
 * unknown one as `other`.
 *
 * - `network` (FED-401): a file did not load
 * - `http` (FED-402): an error or a page was returned instead of a file
 * - `integrity` (FED-403): a file has another hash than published
 * - `evaluation` (FED-404): a module threw while it ran for the first time
 * - `render` (FED-405): the page threw while it rendered
 * - `no-page` (FED-406): the module exports no such page
 * - `timeout` (FED-407): no response in time
 * - `incompatible` (FED-408): incompatible with this shell, or revoked
 * - `uncaught` (FED-409): an unhandled error while the page was in use
 */
export type FailureKind =
  | 'network'
  | 'http'
  | 'integrity'
  | 'evaluation'
  | 'render'
  | 'no-page'
  | 'timeout'
  | 'incompatible'
  | 'uncaught';

/** Last digit of the code of each kind. Digits, because each byte of this chunk delays the first view. */
const DIGITS: Record<FailureKind, number> = {
  network: 1,
  http: 2,
  integrity: 3,
  evaluation: 4,
  render: 5,
  'no-page': 6,
  timeout: 7,
  incompatible: 8,
  uncaught: 9,
};

/** Error code of a kind. docs/errors.md explains the codes. */
export const failureCode = (kind: FailureKind): string => `FED-40${DIGITS[kind]}`;

/** An error that carries its kind. */
export class Failure extends Error {
  override name = 'Failure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/**
 * Messages of browsers for a module, style sheet or request that failed. The federation runtime repeats them.
 */
const FETCH_ERRORS =
  /failed to fetch|error loading dynamically imported module|importing a module script failed|unable to preload css|load failed|networkerror/i;

/** The fields of `PerformanceResourceTiming` that distinguish a wrong response from none. */
interface ResourceTiming {
  name: string;
  responseStatus?: number;
  contentType?: string;
}

/** An error status, or an HTML page instead of a file, such as the sign-in page of a network. */
const isWrongResponse = ({ responseStatus = 0, contentType = '' }: ResourceTiming): boolean =>
  responseStatus >= 400 || /html/.test(contentType);

/**
 * Determines the kind of an error that stopped a page from loading.
 * @param base address of the app version's folder: resource timings below it distinguish `http` from
 * `network`
 */
export function classifyError(
  error: unknown,
  base?: string,
  readTimings: () => ResourceTiming[] = () => performance.getEntriesByType('resource') as ResourceTiming[],
): FailureKind {
  if (error instanceof Failure) return error.kind;
  const message = error instanceof Error ? error.message : String(error);
  if (/integrity/i.test(message)) return 'integrity';
  if (/does not exist in container/i.test(message)) return 'no-page';
  if (!FETCH_ERRORS.test(message)) return 'evaluation';
  const appTimings = base ? readTimings().filter(({ name }) => decodeOrKeep(name).startsWith(base)) : [];
  return appTimings.some(isWrongResponse) ? 'http' : 'network';
}

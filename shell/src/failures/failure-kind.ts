import { decoded } from './decoded.ts';

/**
 * What can be wrong with an app in a browser. The database knows the same words (migration `failure_reports`); one that it
 * does not know yet counts as `other` there.
 *
 * - `network`: a file did not arrive
 * - `http`: something else arrived in its place, an error or a page
 * - `integrity`: it was altered on the way
 * - `evaluation`: its code threw while it ran for the first time
 * - `render`: the page threw while it rendered
 * - `no-page`: it holds no such page
 * - `timeout`: it did not answer in time
 * - `misfit`: this shell may not or cannot run it
 * - `uncaught`: an error that nobody took, while the page was in use
 */
export type FailureKind =
  | 'network'
  | 'http'
  | 'integrity'
  | 'evaluation'
  | 'render'
  | 'no-page'
  | 'timeout'
  | 'misfit'
  | 'uncaught';

/** An error whose kind is known where it is made. */
export class Failure extends Error {
  override name = 'Failure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Of a browser that did not get a module, a style sheet or an answer. The federation runtime repeats their words. */
const NOT_FETCHED =
  /failed to fetch|error loading dynamically imported module|importing a module script failed|unable to preload css|load failed|networkerror/i;

interface Fetched {
  name: string;
  responseStatus?: number;
  contentType?: string;
}

const wasWrongAnswer = ({ responseStatus = 0, contentType = '' }: Fetched): boolean =>
  responseStatus >= 400 || /html/.test(contentType);

/**
 * The kind of an error that stopped a page from loading.
 * @param base address of the app's version: what the browser fetched from there tells an error's page from no answer
 */
export function kindOf(
  error: unknown,
  base?: string,
  fetched: () => Fetched[] = () => performance.getEntriesByType('resource') as Fetched[],
): FailureKind {
  if (error instanceof Failure) return error.kind;
  const message = error instanceof Error ? error.message : String(error);
  if (/integrity/i.test(message)) return 'integrity';
  if (/does not exist in container/i.test(message)) return 'no-page';
  if (!NOT_FETCHED.test(message)) return 'evaluation';
  const ofApp = base ? fetched().filter(({ name }) => decoded(name).startsWith(base)) : [];
  return ofApp.some(wasWrongAnswer) ? 'http' : 'network';
}

import type { BackendMood } from './site.ts';

/**
 * What a browser says by itself of a request that failed.
 * @param how a status, or the browser's own name, as in `ERR_EMPTY_RESPONSE`
 * @param what the end of the address's path; without it, any request
 */
export const failedRequest = (how: string, what = '') =>
  new RegExp(`^console: Failed to load resource: .*\\b${how}\\b.*${what}`);

/** What an app reports of a failure, in the console, under its name. */
export const reported = (app: string, words: string) =>
  new RegExp(`^console: \\[${app} [^\\]]*\\] .*${words}`);

/** What both say of a backend in that mood. Of one that never answers, only the app says something. */
export const backendTrouble = (mood: Exclude<BackendMood, 'up'>, app: string): RegExp[] =>
  ({
    down: [failedRequest('ERR_EMPTY_RESPONSE'), reported(app, 'Backend offline')],
    failing: [failedRequest('500'), reported(app, 'Backend server')],
    hanging: [reported(app, 'Backend timeout')],
  })[mood];

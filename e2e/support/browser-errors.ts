import type { BackendMood } from './site.ts';

/**
 * Pattern of the browser's own message about a failed request.
 * @param how a status, or the browser's error name, such as `ERR_EMPTY_RESPONSE`
 * @param what pattern of the URL's path; matches every request by default
 */
export const failedRequest = (how: string, what = '') =>
  new RegExp(`^console: Failed to load resource: .*\\b${how}\\b.*${what}`);

/** Pattern of an app's error report in the console. */
export const reported = (app: string, message: string) =>
  new RegExp(`^console: \\[${app} [^\\]]*\\] .*${message}`);

/**
 * Patterns of browser and app messages for a failing backend. A backend that never responds causes only the
 * app's message.
 */
export const backendErrors = (mood: Exclude<BackendMood, 'up'>, app: string): RegExp[] =>
  ({
    down: [failedRequest('ERR_EMPTY_RESPONSE'), reported(app, 'Backend offline')],
    failing: [failedRequest('500'), reported(app, 'Backend server')],
    hanging: [reported(app, 'Backend timeout')],
  })[mood];

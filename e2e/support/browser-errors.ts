import type { BackendState } from './site.ts';

/**
 * Pattern of the browser's own message about a failed request.
 * @param cause a status, or the browser's error name, such as `ERR_EMPTY_RESPONSE`
 * @param path pattern of the URL's path; matches every request by default
 */
export const failedRequest = (cause: string, path = '') =>
  new RegExp(`^console: Failed to load resource: .*\\b${cause}\\b.*${path}`);

/** Pattern of an app's error report in the console, which begins with the app's name in brackets. */
export const appReport = (app: string, message: string) =>
  new RegExp(`^console: \\[${app} [^\\]]*\\] .*${message}`);

/**
 * Patterns of browser and app messages for a failing backend. A backend that never responds causes only the
 * app's message.
 */
export const backendErrors = (backendState: Exclude<BackendState, 'up'>, app: string): RegExp[] =>
  ({
    down: [failedRequest('ERR_EMPTY_RESPONSE'), appReport(app, 'Backend offline')],
    failing: [failedRequest('500'), appReport(app, 'Backend server')],
    hanging: [appReport(app, 'Backend timeout')],
  })[backendState];

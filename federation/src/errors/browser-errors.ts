import type { ErrorRows } from './error-row.ts';

/** FED-4xx: the shell in a visitor's browser. The shell's bundle contains only the codes, to stay small. */
export const BROWSER_ERRORS = {
  'FED-401': {
    title: 'File of an app not loaded',
    kind: 'network',
    cause: 'A script or style sheet of the app did not arrive: the network or the host of the app is down.',
    remedy:
      'A few reports are normal. If they rise for one app, check the host that serves it; the visitor sees the last good version or a retry button.',
  },
  'FED-402': {
    title: 'Error page instead of a file',
    kind: 'http',
    cause:
      'The server answered with an error or an HTML page instead of a script, as a sign-in page of a network does.',
    remedy:
      'Open the address of the file in a browser. If it is missing, publish the same build again, which repairs it.',
  },
  'FED-403': {
    title: 'Integrity check failed',
    kind: 'integrity',
    cause:
      'A file has another hash than published, or the import map of the page does not name it or was not applied.',
    remedy:
      'Look for a proxy that rewrites scripts or pages, and turn that off. If files of the site were altered, publish the same build again: federation publish repairs them.',
  },
  'FED-404': {
    title: 'Module of an app threw',
    kind: 'evaluation',
    cause: 'A module of the app threw an error when it ran for the first time.',
    remedy: 'Roll back the app (federation rollback), and correct the error that the console shows.',
  },
  'FED-405': {
    title: 'Page threw while it rendered',
    kind: 'render',
    cause:
      'A component of the page threw an error. The page is replaced by the last good version, or by a retry button.',
    remedy: 'Roll back the app (federation rollback), and correct the error that the console shows.',
  },
  'FED-406': {
    title: 'Module exports no page',
    kind: 'no-page',
    cause:
      'The module of the route has no default export made with definePage, or the entry does not expose it.',
    remedy: 'End the module with "export default definePage(…)", and publish the app again.',
  },
  'FED-407': {
    title: 'No response in time',
    kind: 'timeout',
    cause: 'A file of the app or the registry did not arrive within 8 seconds.',
    remedy:
      'A few reports from slow networks are normal. If they rise, check the server and the size of the page.',
  },
  'FED-408': {
    title: 'App incompatible or revoked',
    kind: 'incompatible',
    cause:
      'The version was revoked, the registry does not have the app, or the shell of the open tab does not provide what the app requires.',
    remedy:
      'Publish an app and a shell that fit (federation check), or activate an earlier version of the app.',
  },
  'FED-409': {
    title: 'Unhandled error of an app',
    kind: 'uncaught',
    cause:
      'Code of the app threw an error outside of rendering, or its first render did not match its prerendered markup (hydration).',
    remedy:
      'Correct the error that the console shows. The page stays open; a rising rate marks the version as no rollback target.',
  },
  'FED-410': {
    title: 'Site not started',
    cause:
      'The shell could not start: its data in index.html is damaged, or the browser lacks a feature that it needs. The console has the cause.',
    remedy: 'Compose the site again (federation compose). If that does not help, publish the shell again.',
  },
  'FED-411': {
    title: 'Invalid entry in the registry',
    cause: 'The entry of one app, or a part of it, cannot be read. The other apps are not affected.',
    remedy: 'Publish the app again, or activate an earlier version: federation activate <app> <version>',
  },
  'FED-412': {
    title: 'Error reported by a page',
    cause: 'A page called report() of the shell with an error that it handled.',
    remedy: 'The console has the error and the owner of the app. Ask the owner.',
  },
  'FED-413': {
    title: 'Offline use not available',
    cause:
      'The browser refused the service worker, or the device was offline before it was installed. The site works without it.',
    remedy: 'Serve the site over https, and check that sw.js is served as JavaScript without a redirect.',
  },
  'FED-414': {
    title: 'Outbox item not sent',
    cause: 'A vote or suggestion that waits on the device was not accepted yet. It stays in the outbox.',
    remedy:
      'Check that the backend responds. The shell tries again when the network returns and at the next visit.',
  },
} as const satisfies ErrorRows;

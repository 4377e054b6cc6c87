// Package entry `@ia/federation/serve`: the server of a site, for the workspace's scripts and tests.
export {
  appHostHeaders,
  connectSources,
  contentSecurityPolicy,
  hstsSeconds,
  type PublicConfig,
  securityHeaders,
  siteHeaders,
} from './headers.ts';
export type { Observer, ServedRequest } from './observe.ts';
export { printHeaders } from './print-headers.ts';
export { type MountRoutes, OTHER } from './route-of.ts';
export {
  addressOf,
  answerFromFiles,
  assertPortFree,
  type Mount,
  type SiteServer,
  type SiteServerOptions,
  serveRequests,
  serveSite,
} from './serve-site.ts';
export { stopOnSignals } from './stop-signals.ts';

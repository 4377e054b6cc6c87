export {
  appHostHeaders,
  connectSources,
  contentSecurityPolicy,
  type PublicConfig,
  securityHeaders,
  siteHeaders,
} from './headers.ts';
export { printHeaders } from './print-headers.ts';
export {
  expectFreePort,
  type Mount,
  type SiteServer,
  type SiteServerOptions,
  serveSite,
} from './serve-site.ts';

export { connectSources, contentSecurityPolicy, type PublicConfig, securityHeaders } from './headers.ts';
export {
  expectFreePort,
  type Mount,
  type SiteServer,
  type SiteServerOptions,
  serveSite,
} from './serve-site.ts';

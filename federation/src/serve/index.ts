export { contentSecurityPolicy, securityHeaders } from './headers.ts';
export { type Mount, type SiteServer, type SiteServerOptions, serveSite } from './serve-site.ts';

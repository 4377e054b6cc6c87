import { AI_PROVIDERS } from '../ai-providers.ts';
import { EMPTY_STYLE, MAP_NONCE } from '../compose/page.ts';
import { readOrigins } from '../document/index.ts';

/** Origins that the content security policy allows. */
export interface CspSources {
  /** Origins besides the site that scripts may send requests to (data API, AI gateways). */
  connect?: string[];
  /** Origins besides the site that serve its apps. */
  origins?: string[];
}

/**
 * Returns the site's content security policy: no inline code, no eval, only origins that
 * serve apps. The hash allows the empty style element that Emotion fills through the
 * CSSOM. The nonce allows the import map and critical CSS, because a host does not change
 * its policy at each release. The document's own policy requires their hashes.
 */
export const contentSecurityPolicy = ({ connect = [], origins = [] }: CspSources = {}): string => {
  const siteOrigins = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${siteOrigins} 'nonce-${MAP_NONCE}'`,
    `style-src ${siteOrigins} 'nonce-${MAP_NONCE}' ${EMPTY_STYLE}`,
    `img-src ${siteOrigins} data:`,
    `font-src ${siteOrigins}`,
    ['connect-src', siteOrigins, ...connect].join(' '),
    // The component library shows its own pages at other widths. The other origin is for the course video.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    // For the component library. Other sites cannot frame this site.
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
};

/** Keys of `site.config.json` that determine the headers. */
export interface PublicConfig {
  production?: unknown;
  hsts?: unknown;
  origins?: unknown;
  backend?: { url?: string } | null;
  ai?: { mode?: string; endpoints?: Record<string, string | undefined> };
}

/** Returns the origins for `connect-src`: the data API, and in local mode the AI providers. */
export function connectSources({ backend, ai }: PublicConfig): string[] {
  const localSources =
    ai?.mode === 'local'
      ? [...AI_PROVIDERS.map(({ origin }) => origin), ...Object.values(ai.endpoints ?? {})]
      : [];
  return (
    [backend?.url, ...localSources]
      .filter((url): url is string => Boolean(url) && /^https?:/.test(url as string))
      // A source with a wildcard is not a URL.
      .map((url) => (url.includes('*') ? url : new URL(url).origin))
  );
}

const YEAR_SECONDS = 31_536_000;

/**
 * Returns max-age of Strict-Transport-Security in seconds: `hsts` of `site.config.json`; default, a year for
 * a production site. For others 0, because the header would affect other sites of their host.
 */
export const hstsSeconds = ({ hsts, production }: PublicConfig): number => {
  if (typeof hsts === 'number' && Number.isSafeInteger(hsts) && hsts >= 0) return hsts;
  return production === true ? YEAR_SECONDS : 0;
};

/** Returns the headers of every response, on every host: no content sniffing, and HSTS. */
const commonHeaders = (hsts: number): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(hsts > 0 ? { 'strict-transport-security': `max-age=${hsts}` } : {}),
});

/**
 * Returns the headers for responses of a mount (a handler below a path, such as `/backend`), which sets its other
 * headers: other sites cannot embed them.
 */
export const mountHeaders = (hsts: number): Record<string, string> => ({
  'cross-origin-resource-policy': 'same-origin',
  ...commonHeaders(hsts),
});

/** Returns the security headers of the site's pages and files. @param hsts seconds; 0 for no HSTS header */
export const securityHeaders = (csp: string, hsts = 0): Record<string, string> => ({
  'content-security-policy': csp,
  // Report-only and without an endpoint: developer tools show scripts without an integrity hash.
  'integrity-policy-report-only': 'blocked-destinations=(script)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  ...mountHeaders(hsts),
});

/** Returns the headers that the site's host sends with each response. */
export const siteHeaders = (config: PublicConfig): Record<string, string> =>
  securityHeaders(
    contentSecurityPolicy({ connect: connectSources(config), origins: readOrigins(config) }),
    hstsSeconds(config),
  );

/** Returns the headers that another host sends with an app's folders: all sites may load its files. */
export const appHostHeaders = (config: PublicConfig): Record<string, string> => ({
  'access-control-allow-origin': '*',
  ...commonHeaders(hstsSeconds(config)),
  'cross-origin-resource-policy': 'cross-origin',
});

import { readOrigins } from '../document/index.ts';
import { EMPTY_STYLE, MAP_NONCE } from '../publish/page.ts';

export interface CspSources {
  /** Origins that scripts may talk to besides the site itself (data API, AI gateways). */
  connect?: string[];
  /** Hosts, besides the site's own, that serve its apps. */
  origins?: string[];
}

/**
 * The content security policy of the site: nothing inline, nothing evaluated, nothing from where no app is served.
 * The hash is that of the empty style element that Emotion creates and fills through the CSSOM. The nonce is that of the import
 * map and of the first view's rules, whose hashes the page's own policy demands: a host need not be told of each release.
 */
export const contentSecurityPolicy = ({ connect = [], origins = [] }: CspSources = {}): string => {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${MAP_NONCE}'`,
    `style-src ${own} 'nonce-${MAP_NONCE}' ${EMPTY_STYLE}`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    ['connect-src', own, ...connect].join(' '),
    // Its own pages: the component library shows examples on screens of other widths. And the course video.
    "frame-src 'self' https://www.youtube-nocookie.com",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    // For the same reason. Other sites still cannot frame this one.
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
};

/** The parts of `site.config.json` that name addresses a page talks to. */
export interface PublicConfig {
  production?: unknown;
  hsts?: unknown;
  origins?: unknown;
  backend?: { url?: string } | null;
  ai?: { mode?: string; endpoints?: Record<string, string | undefined> };
}

const PROVIDERS = [
  'https://generativelanguage.googleapis.com',
  'https://openrouter.ai',
  'https://*.huggingface.co',
];

/** Origins for `connect-src`, from the configuration: the data API, and the AI providers where the browser asks them. */
export function connectSources({ backend, ai }: PublicConfig): string[] {
  const local = ai?.mode === 'local' ? [...PROVIDERS, ...Object.values(ai.endpoints ?? {})] : [];
  return [backend?.url, ...local]
    .filter((url): url is string => Boolean(url) && /^https?:/.test(url as string))
    .map((url) => (url.includes('*') ? url : new URL(url).origin));
}

const YEAR = 31_536_000;

/**
 * For how many seconds browsers are to use nothing but https here: what `site.config.json` says (`hsts`), or else a year for a
 * site that the public uses and nothing for one that is tried out, which would take other sites of its host along.
 */
export const hstsSeconds = ({ hsts, production }: PublicConfig): number => {
  if (typeof hsts === 'number' && Number.isSafeInteger(hsts) && hsts >= 0) return hsts;
  return production === true ? YEAR : 0;
};

/** For whatever is served, by whatever host: no guessing of types, and https alone for so many seconds. */
const always = (hsts: number): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(hsts > 0 ? { 'strict-transport-security': `max-age=${hsts}` } : {}),
});

/** For the answers of a part of the server that has headers of its own: other sites cannot take them in as a picture or script. */
export const mountHeaders = (hsts: number): Record<string, string> => ({
  'cross-origin-resource-policy': 'same-origin',
  ...always(hsts),
});

export const securityHeaders = (csp: string, hsts = 0): Record<string, string> => ({
  'content-security-policy': csp,
  // Stops nothing and is sent nowhere: it shows, to whoever looks, a script that no hash was asked of.
  'integrity-policy-report-only': 'blocked-destinations=(script)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  ...mountHeaders(hsts),
});

/** What the site's own host has to send with each of its answers, for this configuration. */
export const siteHeaders = (config: PublicConfig): Record<string, string> =>
  securityHeaders(
    contentSecurityPolicy({ connect: connectSources(config), origins: readOrigins(config) }),
    hstsSeconds(config),
  );

/** What another host has to send with the folders of an app: its files are public, and the site may use them. */
export const appHostHeaders = (config: PublicConfig): Record<string, string> => ({
  'access-control-allow-origin': '*',
  ...always(hstsSeconds(config)),
  'cross-origin-resource-policy': 'cross-origin',
});

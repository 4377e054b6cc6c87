import { readOrigins } from '../document/index.ts';
import { MAP_NONCE } from '../publish/page.ts';

export interface CspSources {
  /** Origins that scripts may talk to besides the site itself (data API, AI gateways). */
  connect?: string[];
  /** Hosts, besides the site's own, that serve its apps. */
  origins?: string[];
}

/**
 * The content security policy of the site: nothing inline, nothing evaluated, nothing from where no app is served.
 * The hash is that of the empty style element that Emotion creates and fills through the CSSOM. The nonce is the import map's,
 * whose hash the page's own policy demands: a host need not be told of each release.
 */
export const contentSecurityPolicy = ({ connect = [], origins = [] }: CspSources = {}): string => {
  const own = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${MAP_NONCE}'`,
    `style-src ${own} 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    `img-src ${own} data:`,
    `font-src ${own}`,
    ['connect-src', own, ...connect].join(' '),
    // Its own pages: the component library shows examples on screens of other widths. And the course video.
    "frame-src 'self' https://www.youtube-nocookie.com",
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

/** For whatever is served, by whatever host: no guessing of types; and https alone, which browsers hear on https alone. */
const ALWAYS = { 'x-content-type-options': 'nosniff', 'strict-transport-security': 'max-age=31536000' };

export const securityHeaders = (csp: string): Record<string, string> => ({
  'content-security-policy': csp,
  // Stops nothing and is sent nowhere: it shows, to whoever looks, a script that no hash was asked of.
  'integrity-policy-report-only': 'blocked-destinations=(script)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...ALWAYS,
});

/** What the site's own host has to send with each of its answers, for this configuration. */
export const siteHeaders = (config: PublicConfig): Record<string, string> =>
  securityHeaders(contentSecurityPolicy({ connect: connectSources(config), origins: readOrigins(config) }));

/** What another host has to send with the folders of an app: its files are public, and the site may use them. */
export const appHostHeaders: Record<string, string> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  ...ALWAYS,
};

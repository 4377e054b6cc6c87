export interface CspSources {
  /** Origins that scripts may talk to besides the site itself (data API, AI gateways). */
  connect?: string[];
}

/**
 * The content security policy of the site: nothing inline, nothing evaluated, no third party.
 * The hash is that of the empty style element that Emotion creates and fills through the CSSOM.
 */
export const contentSecurityPolicy = ({ connect = [] }: CspSources = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
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

/** The parts of `site.config.json` that name addresses a page talks to. */
export interface PublicConfig {
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

export const securityHeaders = (csp: string): Record<string, string> => ({
  'content-security-policy': csp,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Heard by browsers on https alone, so that it does no harm on a developer's machine.
  'strict-transport-security': 'max-age=31536000',
});

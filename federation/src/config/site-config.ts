import * as v from 'valibot';
import { AI_MODELS, AI_PROVIDERS, byName } from '../ai-providers.ts';
import type { AiConfig, BackendConfig, Flags, Links, SiteFlags, ThemeName } from '../contract/shell-api.ts';
import { noList } from './no-list.ts';
import { originsSchema } from './origins.ts';
import { THEME_NAMES } from './schema.ts';
import { SITE_FLAG_DEFAULTS } from './site-flags.ts';
import { siteUrlSchema } from './site-url.ts';

/** Schema of an object without unknown keys; not an array. */
const object = <E extends v.ObjectEntries>(entries: E) => noList(v.strictObject(entries));
/** Schema of a record; not an array. */
const record = <V extends v.GenericSchema>(value: V) => noList(v.record(v.string(), value));
const flag = (byDefault: boolean) => v.optional(v.boolean(), byDefault);
const url = v.pipe(v.string(), v.url());
const httpOrRelative = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|\/)/, 'must be an http(s) address or start with "/"'),
);
const model = (id: string) => v.optional(v.pipe(v.string(), v.minLength(1)), id);
const key = v.optional(v.string());

const knownFlags = Object.fromEntries(
  Object.entries(SITE_FLAG_DEFAULTS).map(([name, byDefault]) => [name, flag(byDefault)]),
) as Record<keyof SiteFlags, ReturnType<typeof flag>>;
/** The site's own flags with their defaults, and any further flag: apps declare theirs. */
const flags = noList(v.objectWithRest(knownFlags, v.boolean()));

/** Flags that a site sets but neither the shell nor any page declares: probably typos. */
export const unknownFlags = (siteFlags: object, pageFlags: readonly (string | undefined)[]): string[] =>
  Object.keys(siteFlags).filter((name) => !Object.hasOwn(knownFlags, name) && !pageFlags.includes(name));

const links = object({
  signManifesto: v.optional(url, 'https://assinar.example/manifesto'),
  manifestoDocument: v.optional(url, 'https://documentos.example/manifesto-ia-para-todos.pdf'),
  /** A helper for prompts outside this site, which Missão 1 links. */
  promptHelper: v.optional(url, 'https://ajudante.example/'),
  contactEmail: v.optional(v.pipe(v.string(), v.email()), 'ia-para-todos@municipio.example'),
  social: v.optional(v.array(object({ label: v.string(), url })), []),
  assistants: v.optional(v.array(object({ name: v.string(), url })), [
    { name: 'Gemini', url: 'https://gemini.google.com/' },
    { name: 'Copilot', url: 'https://copilot.microsoft.com/' },
    { name: 'ChatGPT', url: 'https://chatgpt.com/' },
  ]),
  /** Assistant that the courses open. */
  gemini: v.optional(url, 'https://gemini.google.com/'),
  entity: v.optional(object({ name: v.string(), url }), {
    name: 'Município (falta indicar o nome)',
    url: 'https://municipio.example/',
  }),
});

/** Legally required information that only the site's operator knows. Only the static pages show it. */
const legal = object({
  /** E-mail address of the data protection officer. */
  dataProtectionEmail: v.optional(v.pipe(v.string(), v.email()), 'protecao-de-dados@municipio.example'),
  /** Provider that processes AI requests, in which country and under which contract: one sentence. */
  aiService: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
  /** Who receives personal data besides the programme's team, by name: one sentence. */
  recipients: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
  /** Fields, purpose, host and retention of the signature form, and whether names are published. */
  signatures: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
  /** Whether AI helped to write the texts of the site, and who reviewed them: one or two sentences. */
  aiInTexts: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
  /** Law that gives the operator the task in the public interest: one sentence. */
  legalBasis: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
  /** Until when the manifesto is discussed: «até 31 de dezembro de 2027». */
  discussionEnd: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
  /** Why people have not evaluated the accessibility yet, and when they will: one sentence. */
  accessibilityPlan: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
  /** Retention of backups: «30 dias». Erased data remains in backups until the last one expires. */
  backups: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
});

// Model ids are configuration because providers retire them. These are initial values.
const ai = object({
  mode: v.optional(v.picklist(['off', 'server', 'local']), 'off'),
  models: v.optional(object(byName(AI_MODELS, (item) => [item.name, model(item.initial)])), {}),
  keys: v.optional(object(byName(AI_PROVIDERS, (item) => [item.key, key]))),
  endpoints: v.optional(object(byName(AI_PROVIDERS, (item) => [item.endpoint, v.optional(url)]))),
});

const backend = v.nullable(
  object({ url: httpOrRelative, publishableKey: v.pipe(v.string(), v.minLength(1)) }),
);

/** Schema of `site.config.json`. Absent keys get their defaults. */
export const siteConfigSchema = object({
  /** JSON schema of the file, for editors. Nothing else reads it. */
  $schema: v.optional(v.string()),
  /** Public address of the site. Without it there is no sitemap, and link previews have no address. */
  siteUrl: v.optional(siteUrlSchema),
  /** Used in the site's headers only: further hosts that may serve apps. */
  origins: v.optional(originsSchema),
  /**
   * Used by the release tool. False turns subresource integrity off, for a site behind a
   * proxy that rewrites files.
   */
  integrity: v.optional(v.boolean()),
  /** False turns offline support off and deletes the caches on devices. */
  offline: v.optional(v.boolean()),
  /**
   * Used by the release tool: upper limit of every app's own budget, the size of a page's own scripts in bytes
   * (brotli).
   */
  budget: v.optional(object({ js: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  /**
   * Public keys that verify digital credentials. The release tool validates them and writes them to a separate file.
   */
  credentialKeys: v.optional(v.unknown()),
  /** True for a public site: the release tool rejects addresses in the reserved `.example` domain. */
  production: v.optional(v.boolean(), false),
  /** Used in the site's headers only: max-age of HTTP Strict Transport Security, in seconds. */
  hsts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  featureFlags: v.optional(flags, {}),
  /** Theme by route path. Other routes use the theme that their app declares. */
  pageThemes: v.optional(record(v.picklist(THEME_NAMES)), {}),
  /** Text size of the course Copilot V3, from 1 to 5: its factor is 1 + (fontScale − 3) × 0.1. */
  fontScale: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5)), 2),
  links: v.optional(links, {}),
  legal: v.optional(legal, {}),
  ai: v.optional(ai, {}),
  backend: v.optional(backend, null),
  /** Settings by app name. Each app declares its settings. */
  apps: v.optional(record(record(v.unknown())), {}),
});

/** The configuration with all defaults, as the shell uses it. */
export interface SiteConfig {
  /** With a trailing slash. */
  siteUrl?: string;
  offline?: boolean;
  production: boolean;
  featureFlags: Flags;
  pageThemes: Record<string, ThemeName>;
  fontScale: number;
  links: Links;
  legal: Record<
    | 'dataProtectionEmail'
    | 'aiService'
    | 'recipients'
    | 'signatures'
    | 'aiInTexts'
    | 'legalBasis'
    | 'discussionEnd'
    | 'accessibilityPlan'
    | 'backups',
    string
  >;
  ai: AiConfig;
  backend: BackendConfig | null;
  apps: Record<string, Record<string, unknown>>;
}

import * as v from 'valibot';
import type { AiConfig, BackendConfig, Flags, Links, SiteFlags, ThemeName } from '../contract/shell-api.ts';
import { originsSchema } from '../document/origins.ts';
import { siteUrlSchema } from '../document/site-url.ts';
import { THEME_NAMES } from './schema.ts';

const flag = (on: boolean) => v.optional(v.boolean(), on);
const url = v.pipe(v.string(), v.url());
const httpOrRelative = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|\/)/, 'must be an http(s) address or start with "/"'),
);
const model = (id: string) => v.optional(v.pipe(v.string(), v.minLength(1)), id);
const key = v.optional(v.string());

const knownFlags: Record<keyof SiteFlags, ReturnType<typeof flag>> = {
  enableComponentShowcase: flag(true),
  enableElearningShowcase: flag(true),
  enableGamificationSection: flag(true),
  enableManifestoCoCreation: flag(true),
  enableGamificationSidebar: flag(true),
  enableComponentLibrary: flag(true),
  enableModeration: flag(true),
  enableStudioNavigation: flag(false),
};
/** Besides its own, those of pages that were built after this shell. */
const flags = v.objectWithRest(knownFlags, v.boolean());

/** Flags that are set and that neither the shell nor any page knows: most likely a slip of the pen. */
export const unknownFlags = (set: object, ofPages: readonly (string | undefined)[]): string[] =>
  Object.keys(set).filter((name) => !Object.hasOwn(knownFlags, name) && !ofPages.includes(name));

const links = v.strictObject({
  signManifesto: v.optional(url, 'https://assinar.example/manifesto'),
  manifestoDocument: v.optional(url, 'https://documentos.example/manifesto-ia-para-todos.pdf'),
  promptHelper: v.optional(url, 'https://ajudante.example/'),
  contactEmail: v.optional(v.pipe(v.string(), v.email()), 'ia-para-todos@municipio.example'),
  social: v.optional(v.array(v.strictObject({ label: v.string(), url })), []),
  assistants: v.optional(v.array(v.strictObject({ name: v.string(), url })), [
    { name: 'Gemini', url: 'https://gemini.google.com/' },
    { name: 'Copilot', url: 'https://copilot.microsoft.com/' },
    { name: 'ChatGPT', url: 'https://chatgpt.com/' },
  ]),
  gemini: v.optional(url, 'https://gemini.google.com/'),
  entity: v.optional(v.strictObject({ name: v.string(), url }), {
    name: 'Município (entidade responsável por indicar)',
    url: 'https://municipio.example/',
  }),
});

/** What the law asks a site to say of itself, and nobody but its entity knows. Shown by the static pages alone. */
const legal = v.strictObject({
  /** Of the data protection officer. */
  dataProtectionEmail: v.optional(v.pipe(v.string(), v.email()), 'protecao-de-dados@municipio.example'),
  /** Who answers requests to the AI, in which country they are processed and by which contract: one sentence. */
  aiService: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
  /** For how long copies of the data are kept: «30 dias». What somebody erases is in them until the last has gone. */
  backups: v.optional(v.pipe(v.string(), v.minLength(1)), 'por-preencher.example'),
});

// Model ids are configuration because providers retire them; these are only where an operator starts from.
const ai = v.strictObject({
  mode: v.optional(v.picklist(['off', 'server', 'local']), 'off'),
  models: v.optional(
    v.strictObject({
      geminiText: model('gemini-flash-latest'),
      geminiImage: model('gemini-2.5-flash-image'),
      openRouter: model('mistralai/mistral-7b-instruct:free'),
      huggingFace: model('mistralai/Mistral-7B-Instruct-v0.3'),
    }),
    {},
  ),
  keys: v.optional(v.strictObject({ GEMINI: key, OPENROUTER: key, HUGGINGFACE: key })),
  endpoints: v.optional(
    v.strictObject({ gemini: v.optional(url), openRouter: v.optional(url), huggingFace: v.optional(url) }),
  ),
});

const backend = v.nullable(
  v.strictObject({ url: httpOrRelative, publishableKey: v.pipe(v.string(), v.minLength(1)) }),
);

export const siteConfigSchema = v.strictObject({
  /** Where the site stands. Without it there is no sitemap, and previews elsewhere have no address. */
  siteUrl: v.optional(siteUrlSchema),
  /** For the site's headers alone: the hosts, besides its own, that apps may be served from. */
  origins: v.optional(originsSchema),
  /** For the release tool: false lets modules through that were altered on the way, behind a proxy that rewrites pages. */
  integrity: v.optional(v.boolean()),
  /** False takes back what is kept on devices so that pages open without a network, and keeps nothing more. */
  offline: v.optional(v.boolean()),
  /** For the release tool: the most that a page may weigh, in bytes of its own scripts. */
  budget: v.optional(v.strictObject({ js: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  /** Public keys of digital credentials, for their own file alone: the release tool judges them. */
  credentialKeys: v.optional(v.unknown()),
  /** A site that the public uses: the release tool then refuses addresses of the reserved `.example` domain. */
  production: v.optional(v.boolean(), false),
  /** For the site's headers alone: for how many seconds browsers use nothing but https. */
  hsts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  featureFlags: v.optional(flags, {}),
  /** Theme by route path; a path that is not named keeps the theme its app declares. */
  pageThemes: v.optional(v.record(v.string(), v.picklist(THEME_NAMES)), {}),
  fontScale: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(5)), 2),
  links: v.optional(links, {}),
  legal: v.optional(legal, {}),
  ai: v.optional(ai, {}),
  backend: v.optional(backend, null),
  /** What the site sets for an app, by the app's name: the app declares what there is to set. */
  apps: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

export interface SiteConfig {
  /** With a slash at the end. */
  siteUrl?: string;
  offline?: boolean;
  production: boolean;
  featureFlags: Flags;
  pageThemes: Record<string, ThemeName>;
  fontScale: number;
  links: Links;
  legal: { dataProtectionEmail: string; aiService: string; backups: string };
  ai: AiConfig;
  backend: BackendConfig | null;
  apps: Record<string, Record<string, unknown>>;
}

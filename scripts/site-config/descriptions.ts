import { AI_PROVIDERS, type AiModelName, byName } from '../../federation/src/ai-providers.ts';
import type { Descriptions, SiteConfigEntries } from './schema.ts';

const MODELS = Object.fromEntries(
  AI_PROVIDERS.flatMap((provider) =>
    Object.entries({
      texts: provider.text,
      images: 'image' in provider ? provider.image : undefined,
    }).flatMap(([kind, model]) =>
      model
        ? [[model.name, `${provider.name} model for ${kind}. The function \`ai\` must allow it.`] as const]
        : [],
    ),
  ),
) as Record<AiModelName, string>;
const ENDPOINT = 'Base address, for tests and self-hosted gateways. Only with `mode` `local`.';

/**
 * Purpose of every key of `site.config.json`. Editors show it, and docs/settings.md lists it. The texts
 * are not in the validator, because browsers load the validator.
 */
export const DESCRIPTIONS: Descriptions<SiteConfigEntries> = {
  $schema:
    'Address of this JSON schema, relative to the file. Editors complete and explain the keys with it.',
  siteUrl:
    'Public https address of the site, with its path if it has one. Without it there is no sitemap, and link previews have no address.',
  origins: 'Other hosts that serve apps of the site.',
  integrity:
    '`false` omits the hashes of modules (subresource integrity), for a site behind a proxy that rewrites files. Default: hashes.',
  offline: '`false` turns offline support off and deletes the caches on devices. Default: on.',
  budget: {
    purpose: 'Maximum script size of a page, for every app.',
    keys: { js: 'Maximum size of the scripts that a page loads, in bytes after brotli.' },
  },
  credentialKeys: {
    purpose:
      'Public keys of digital credentials, the current one first, as `supabase/scripts/credential-key.ts` prints them.',
    keys: {
      kty: 'Key type.',
      n: 'Modulus of the public key.',
      e: 'Exponent of the public key.',
      kid: 'Id of the key.',
      alg: 'Signature algorithm.',
      use: 'Use of the key.',
    },
  },
  production:
    'Public site: rejects `.example` addresses, and enforces https for a year unless `hsts` says otherwise.',
  hsts: 'Seconds for which browsers use only https for this host. Default: a year with `production`, otherwise 0.',
  featureFlags: {
    purpose: 'Flags of the site, and flags that apps declare. A page whose flag is off does not exist.',
    keys: {
      enableComponentShowcase: 'Section «Novidades» of `#/home-archive`.',
      enableElearningShowcase:
        'Section «Módulos» of `#/home-archive`, and «Por onde quer começar?» of `#/copilot-course`.',
      enableGamificationSection: 'Section «Lição em destaque» of `#/home-archive`.',
      enableManifestoCoCreation: 'Pages `#/manifesto-cocreate`, `#/manifesto-votos` and `#/parede-ao-vivo`.',
      enableGamificationSidebar: 'Sidebar of a course, with progress and points.',
      enableComponentLibrary: 'Pages `#/component-library` and `#/component-library-example`.',
      enableModeration: 'Page `#/moderacao`.',
      enableStudioNavigation: 'List of all pages, for developers.',
    },
  },
  pageThemes:
    'Theme by route: `{ "/aprender": "green" }`. Other routes use the theme that their app declares.',
  fontScale: 'Text size of the course `#/mscopilot-course-v3`: 3 is 100 %, and each step is 10 %.',
  links: {
    purpose: 'External addresses, and the entity that runs the site.',
    keys: {
      signManifesto: '«Assinar o Manifesto»: a form that collects signatures.',
      manifestoDocument: '«Ler o Manifesto» on `#/manifesto-cocreate`: the text of the manifesto.',
      promptHelper: '«Abrir o ajudante de prompts» in `#/mission-1`.',
      contactEmail: 'Contact address in every footer and on the static pages.',
      social: {
        purpose: 'Social networks in the footer of the main page.',
        keys: { label: 'Name of the network.', url: 'Address of the account.' },
      },
      assistants: {
        purpose: 'Chat assistants that open with a copied prompt. Pages show the first three.',
        keys: { name: 'Name of the assistant.', url: 'Address of the assistant.' },
      },
      gemini: '«Abrir a IA Gemini» in courses.',
      entity: {
        purpose: 'Entity responsible for the site, in every footer, on the static pages and in credentials.',
        keys: { name: 'Name of the entity.', url: 'Address of its site.' },
      },
    },
  },
  legal: {
    purpose: 'Data protection texts of the static pages, which only the operator knows.',
    keys: {
      dataProtectionEmail: 'Address of the data protection officer.',
      aiService: 'Company that answers AI requests, country and contract: one sentence for `/privacidade/`.',
      recipients:
        'Who receives personal data besides the programme’s team, by name, such as the company that hosts the site: one sentence for `/privacidade/`.',
      signatures:
        'Fields, purpose, host and retention of the form that collects signatures, and whether names are published: for `/privacidade/`.',
      aiInTexts:
        'Whether AI helped to write the texts of the site, and who reviewed them: one or two sentences for `/inteligencia-artificial/`.',
      legalBasis:
        'The law that gives the operator this task in the public interest: one sentence for `/privacidade/`.',
      discussionEnd:
        'Until when the manifesto is discussed, which is how long votes are retained, for `/privacidade/`: «até 31 de dezembro de 2027».',
      accessibilityPlan:
        'Why people have not evaluated the accessibility yet, and when they will: one sentence for `/acessibilidade/`.',
      backups: 'How long backups are retained, for `/privacidade/`: «30 dias».',
    },
  },
  ai: {
    purpose: 'AI mode and models; `AI=fake` and `AI=local` override it.',
    keys: {
      mode: '`off`: pages show prepared answers. `server`: the Edge Function `ai`. `local`: a developer’s browser calls the providers.',
      models: {
        purpose: 'Ids of the models, which providers retire from time to time.',
        keys: MODELS,
      },
      keys: {
        purpose:
          'Keys of the providers, only on a developer’s machine with `mode` `local`. The release tool refuses a site with a key.',
        keys: byName(AI_PROVIDERS, ({ key, name }) => [key, `Key of ${name}.`]),
      },
      endpoints: {
        purpose: 'Addresses of the providers.',
        keys: byName(AI_PROVIDERS, ({ endpoint }) => [endpoint, ENDPOINT]),
      },
    },
  },
  backend: {
    purpose: 'Data API; `pnpm start` overrides it with its own. `null`: pages use their built-in content.',
    keys: {
      url: 'Address of the Supabase project, or a path of the site such as `/backend`.',
      publishableKey: 'Publishable key of the project at `url`. Never the secret key.',
    },
  },
  apps: 'Settings that an app declares, by the app’s name: `{ "mfe-prompt-factory": { "badgeClaim": "https://…" } }`.',
};

/** When a change of each key takes effect. docs/settings.md explains the terms. */
export const TAKES_EFFECT: Record<keyof SiteConfigEntries, string> = {
  $schema: 'in editors',
  siteUrl:
    'next page; sitemap and `robots.txt`: compose; allowed origins of votes, and digital credentials: restart',
  origins: 'headers',
  integrity: 'next page',
  offline: 'compose, and then each browser’s next visit',
  budget: 'next publish',
  credentialKeys: 'compose; for `pnpm start`, which serves them itself: restart',
  production: 'next publish and compose; headers',
  hsts: 'headers',
  featureFlags: 'next page; sitemap: compose',
  pageThemes: 'next page',
  fontScale: 'next page',
  links: 'next page; static pages: compose; issuer of digital credentials: restart',
  legal: 'compose',
  ai: 'next page, and headers; with `AI=…`: restart',
  backend: 'next page, and headers',
  apps: 'next page',
};

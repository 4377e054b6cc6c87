/**
 * AI providers of the site. For texts, a provider is the fallback of the one before it. Configuration keys,
 * initial models, secrets of the Edge Function, content security policy and database check follow from this
 * table. CONTRIBUTING.md lists the steps for another provider.
 */

interface Model {
  /** Name under `ai.models` of `site.config.json`. */
  name: string;
  /** Secret of the Edge Function `ai` that holds the model id. */
  secret: string;
  /** Model id of a site that configures none. */
  initial: string;
}

interface Provider {
  /** Id in logs, in the database and between browser and Edge Function. */
  id: string;
  /** Name in log messages. */
  name: string;
  /** Name under `ai.keys`. */
  key: string;
  /** Name under `ai.endpoints`. */
  endpoint: string;
  secrets: { key: string; endpoint: string };
  /** Origin for `connect-src` in `local` mode, in which the browser calls the provider. */
  origin: string;
  text: Model;
  image?: Model;
}

export const AI_PROVIDERS = [
  {
    id: 'gemini',
    name: 'Gemini',
    key: 'GEMINI',
    endpoint: 'gemini',
    secrets: { key: 'GEMINI_API_KEY', endpoint: 'AI_ENDPOINT_GEMINI' },
    origin: 'https://generativelanguage.googleapis.com',
    text: { name: 'geminiText', secret: 'AI_MODEL_GEMINI_TEXT', initial: 'gemini-flash-latest' },
    image: { name: 'geminiImage', secret: 'AI_MODEL_GEMINI_IMAGE', initial: 'gemini-2.5-flash-image' },
  },
  {
    id: 'openrouter',
    name: 'OpenRouter',
    key: 'OPENROUTER',
    endpoint: 'openRouter',
    secrets: { key: 'OPENROUTER_API_KEY', endpoint: 'AI_ENDPOINT_OPENROUTER' },
    origin: 'https://openrouter.ai',
    text: {
      name: 'openRouter',
      secret: 'AI_MODEL_OPENROUTER',
      initial: 'mistralai/mistral-7b-instruct:free',
    },
  },
  {
    id: 'huggingface',
    name: 'Hugging Face',
    key: 'HUGGINGFACE',
    endpoint: 'huggingFace',
    secrets: { key: 'HUGGINGFACE_API_KEY', endpoint: 'AI_ENDPOINT_HUGGINGFACE' },
    origin: 'https://*.huggingface.co',
    text: {
      name: 'huggingFace',
      secret: 'AI_MODEL_HUGGINGFACE',
      initial: 'mistralai/Mistral-7B-Instruct-v0.3',
    },
  },
] as const satisfies readonly Provider[];

type ProviderRow = (typeof AI_PROVIDERS)[number];
export type AiProviderId = ProviderRow['id'];
export type AiKeyName = ProviderRow['key'];
export type AiEndpointName = ProviderRow['endpoint'];
export type AiModelName =
  | ProviderRow['text']['name']
  | Extract<ProviderRow, { image: unknown }>['image']['name'];

/** The models of all providers. */
export const AI_MODELS: readonly (Model & { name: AiModelName })[] = AI_PROVIDERS.flatMap<
  Model & { name: AiModelName }
>((row) => ('image' in row ? [row.text, row.image] : [row.text]));

/**
 * Formats of the providers' keys, by which publish finds a key in a file. Vendors document the prefixes and
 * lengths. The length excludes prose and minified names. The formats are not in `AI_PROVIDERS`, because
 * browsers load that table and need no format.
 */
export const AI_KEY_FORMATS: Record<AiProviderId, Record<string, RegExp>> = {
  gemini: {
    'Gemini (AIza…)': /(?<![\w-])AIza[\w-]{35}(?![\w-])/g,
    'Gemini (AQ.…)': /(?<![\w.-])AQ\.[\w-]{40,}/g,
  },
  openrouter: { 'OpenRouter (sk-or-…)': /(?<![\w-])sk-or-(?:v\d+-)?[\w-]{20,}/g },
  huggingface: { 'Hugging Face (hf_…)': /(?<!\w)hf_[A-Za-z0-9]{30,}(?!\w)/g },
};

/** Object with one entry per provider or model: `byName(AI_MODELS, ({ name, initial }) => [name, initial])`. */
export const byName = <Item, Name extends string, Value>(
  items: readonly Item[],
  entryOf: (item: Item) => readonly [Name, Value],
): Record<Name, Value> => Object.fromEntries(items.map(entryOf)) as Record<Name, Value>;

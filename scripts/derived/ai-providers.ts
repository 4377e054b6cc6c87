import { AI_MODELS, AI_PROVIDERS } from '@ia/federation/ai-providers';
import { type DerivedText, quoteList } from './derived-text.ts';

const formatCode = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Replaces the names in a row of the table of secrets. @param first how the first name in the row begins */
const secretsRow = (first: RegExp, names: readonly string[]): DerivedText => ({
  file: 'supabase/functions/ai/README.md',
  find: new RegExp(`^\\| ${first.source}[^|]*?(?= +\\|)`, 'm'),
  text: `| ${formatCode(names)}`,
});

/** The texts that name the providers of `federation/src/ai-providers.ts`. */
export const aiProviderTexts = (): DerivedText[] => [
  {
    file: 'supabase/schemas/24_ai_limits.sql',
    find: /(?<=provider +text primary key check \(provider in \()[^)]*/,
    text: quoteList(AI_PROVIDERS.map(({ id }) => id)),
  },
  {
    file: '.env.example',
    find: /(?:^\w+_API_KEY=.*\n)+/m,
    text: AI_PROVIDERS.map(({ secrets }) => `${secrets.key}=COLOQUE_AQUI_A_SUA_CHAVE\n`).join(''),
  },
  secretsRow(
    /`\w+_API_KEY`/,
    AI_PROVIDERS.map(({ secrets }) => secrets.key),
  ),
  secretsRow(
    /`AI_MODEL_/,
    AI_MODELS.map(({ secret }) => secret),
  ),
  secretsRow(
    /`AI_ENDPOINT_/,
    AI_PROVIDERS.map(({ secrets }) => secrets.endpoint),
  ),
];

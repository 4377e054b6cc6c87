import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { DESCRIPTIONS, TAKES_EFFECT } from './descriptions.ts';
import { fileSchema } from './schema.ts';

export type Text = string | { purpose: string; keys: Texts };
export interface Texts {
  [key: string]: Text;
}

interface RegexOrCheck {
  message: unknown;
  requirement: unknown;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The object schema with the keys: the schema itself, the items of a list, or the option beside `null`. */
export function objectOf(schema: JsonSchema): JsonSchema {
  if (isSchema(schema.items) && !Array.isArray(schema.items)) return objectOf(schema.items as JsonSchema);
  const options = (schema.anyOf ?? []).filter(isSchema);
  return options.find(({ type }) => type === 'object') ?? schema;
}

/** Adds the purposes before the rules that JSON schema cannot express. */
function describe(schema: JsonSchema, text: Text, more = ''): void {
  const purpose = typeof text === 'string' ? text : text.purpose;
  schema.description = [purpose, schema.description, more].filter(Boolean).join(' ');
  if (typeof text === 'string') return;
  const properties = objectOf(schema).properties ?? {};
  for (const [key, own] of Object.entries(text.keys)) describe(properties[key] as JsonSchema, own);
}

const sentence = (rule: string): string => `${rule[0]?.toUpperCase()}${rule.slice(1)}.`;

/**
 * Generates the JSON schema of `site.config.json` from the validator. The message of a rule is part of the
 * description, because JSON schema cannot express some rules and editors do not explain a pattern.
 * @throws Error for a rule without a message that JSON schema cannot express
 */
export function generateJsonSchema(): JsonSchema {
  const schema = toJsonSchema(fileSchema, {
    // The file contains inputs; the reader transforms them.
    typeMode: 'input',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { type, message, requirement } = valibotAction as Partial<RegexOrCheck> & { type: string };
      if (typeof message !== 'string') return null;
      const description = sentence(message);
      if (type === 'check') return { ...jsonSchema, description };
      // A pattern of JSON schema has no flags: null lets the library refuse one.
      if (type !== 'regex' || !(requirement instanceof RegExp) || requirement.flags) return null;
      return { ...jsonSchema, pattern: requirement.source, description };
    },
  });
  const properties = schema.properties as Record<string, JsonSchema>;
  const texts: Texts = DESCRIPTIONS;
  for (const [key, own] of Object.entries(properties))
    describe(own, texts[key] as Text, `Takes effect: ${TAKES_EFFECT[key as keyof typeof TAKES_EFFECT]}.`);
  const { $schema, ...rest } = schema;
  return { $schema, title: 'site.config.json', ...rest };
}

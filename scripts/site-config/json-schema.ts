import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { DESCRIPTIONS, TAKES_EFFECT } from './descriptions.ts';
import { fileSchema } from './schema.ts';

/** Purpose of a key; of an object, with the purposes of its keys. */
export type KeyText = string | { purpose: string; keys: KeyTexts };
export interface KeyTexts {
  [key: string]: KeyText;
}

/** The part of a rule of valibot that is read here. */
interface RegexOrCheck {
  message: unknown;
  requirement: unknown;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Finds the object schema that has the keys: the schema itself, the items of a list, or the option beside `null`. */
export function findObjectSchema(schema: JsonSchema): JsonSchema {
  if (isSchema(schema.items) && !Array.isArray(schema.items))
    return findObjectSchema(schema.items as JsonSchema);
  const options = (schema.anyOf ?? []).filter(isSchema);
  return options.find(({ type }) => type === 'object') ?? schema;
}

/** Adds the purposes before the rules that JSON schema cannot express. */
function addDescription(schema: JsonSchema, text: KeyText, takesEffect = ''): void {
  const purpose = typeof text === 'string' ? text : text.purpose;
  schema.description = [purpose, schema.description, takesEffect].filter(Boolean).join(' ');
  if (typeof text === 'string') return;
  const properties = findObjectSchema(schema).properties ?? {};
  for (const [key, property] of Object.entries(text.keys))
    addDescription(properties[key] as JsonSchema, property);
}

const toSentence = (rule: string): string => `${rule[0]?.toUpperCase()}${rule.slice(1)}.`;

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
      const description = toSentence(message);
      if (type === 'check') return { ...jsonSchema, description };
      // A pattern of JSON schema has no flags: null lets the library refuse one.
      if (type !== 'regex' || !(requirement instanceof RegExp) || requirement.flags) return null;
      return { ...jsonSchema, pattern: requirement.source, description };
    },
  });
  const properties = schema.properties as Record<string, JsonSchema>;
  const texts: KeyTexts = DESCRIPTIONS;
  for (const [key, property] of Object.entries(properties))
    addDescription(
      property,
      texts[key] as KeyText,
      `Takes effect: ${TAKES_EFFECT[key as keyof typeof TAKES_EFFECT]}.`,
    );
  const { $schema, ...rest } = schema;
  return { $schema, title: 'site.config.json', ...rest };
}

import type { JsonSchema } from '@valibot/to-json-schema';
import { DESCRIPTIONS, TAKES_EFFECT } from './descriptions.ts';
import { generateJsonSchema, objectOf, type Text, type Texts } from './json-schema.ts';

interface Key {
  /** Path in the file: `links.social[].url`. */
  name: string;
  type: string;
  /** Default value; «required» for a key that its object needs. */
  initial: string;
  purpose: string;
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

function typeOf(schema: JsonSchema): string {
  const { type, format, minimum, maximum } = schema;
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.anyOf) return schema.anyOf.map((option) => typeOf(option as JsonSchema)).join(' or ');
  if (type === 'array') return `list of ${typeOf(schema.items as JsonSchema)}s`;
  if (type === 'object') return 'object';
  if (type === 'null') return '`null`';
  if (type === 'string') return format === 'uri' ? 'address' : format === 'email' ? 'email address' : 'text';
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  return `${type}${from}${maximum === undefined ? '' : ` to ${maximum}`}`;
}

/** Shows a default. An object or a list of objects is shown by its names, which come first. */
function shownDefault(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value) && value.length > 0) return value.map(shownDefault).join(', ');
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return String(Object.values(value)[0] ?? '');
  return code(value);
}

/** The keys of an object schema, each followed by the keys inside it. */
function keysOf(schema: JsonSchema, texts: Texts, prefix = ''): Key[] {
  const object = objectOf(schema);
  return Object.entries(object.properties ?? {}).flatMap(([key, value]) => {
    const own = value as JsonSchema;
    const text = texts[key] as Text;
    const name = `${prefix}${key}`;
    const row: Key = {
      name,
      type: typeOf(own),
      initial: object.required?.includes(key) ? 'required' : shownDefault(own.default),
      purpose: typeof text === 'string' ? text : text.purpose,
    };
    const inside = typeof text === 'string' ? [] : keysOf(own, text.keys, `${name}${own.items ? '[]' : ''}.`);
    return [row, ...inside];
  });
}

/** Formats a Markdown table with aligned columns, as the formatter of this repository writes it. */
function table(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Generates the two tables of docs/settings.md: the keys of the file, and the keys of its objects. */
export function generateTables(): string {
  const keys = keysOf(generateJsonSchema(), DESCRIPTIONS);
  const effects: Record<string, string> = TAKES_EFFECT;
  const own = keys.filter(({ name }) => Object.hasOwn(effects, name));
  const nested = keys.filter((key) => !own.includes(key));
  return `${table([
    ['key', 'purpose', 'type', 'default', 'takes effect'],
    ...own.map(({ name, purpose, type, initial }) => [
      code(name),
      purpose,
      type,
      initial,
      effects[name] ?? '',
    ]),
  ])}

A change of a key in an object takes effect like the object:

${table([
  ['key', 'purpose', 'type', 'default'],
  ...nested.map(({ name, purpose, type, initial }) => [code(name), purpose, type, initial]),
])}`;
}

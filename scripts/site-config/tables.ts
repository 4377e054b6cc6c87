import type { JsonSchema } from '@valibot/to-json-schema';
import { DESCRIPTIONS, TAKES_EFFECT } from './descriptions.ts';
import { findObjectSchema, generateJsonSchema, type KeyText, type KeyTexts } from './json-schema.ts';

interface KeyRow {
  /** Path in the file: `links.social[].url`. */
  name: string;
  type: string;
  /** Default value; «required» for a key that its object needs. */
  defaultText: string;
  purpose: string;
}

const formatCode = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

function formatType(schema: JsonSchema): string {
  const { type, format, minimum, maximum } = schema;
  if (schema.const !== undefined) return formatCode(schema.const);
  if (schema.enum) return schema.enum.map(formatCode).join(', ');
  if (schema.anyOf) return schema.anyOf.map((option) => formatType(option as JsonSchema)).join(' or ');
  if (type === 'array') return `list of ${formatType(schema.items as JsonSchema)}s`;
  if (type === 'object') return 'object';
  if (type === 'null') return '`null`';
  if (type === 'string') return format === 'uri' ? 'address' : format === 'email' ? 'email address' : 'text';
  const from = minimum === undefined ? '' : ` from ${minimum}`;
  return `${type}${from}${maximum === undefined ? '' : ` to ${maximum}`}`;
}

/** Formats a default value; an object by its first property, which is its name. */
function formatDefault(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value) && value.length > 0) return value.map(formatDefault).join(', ');
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return String(Object.values(value)[0] ?? '');
  return formatCode(value);
}

/** Lists the keys of an object schema, each followed by the keys inside it. */
function listKeys(schema: JsonSchema, texts: KeyTexts, prefix = ''): KeyRow[] {
  const object = findObjectSchema(schema);
  return Object.entries(object.properties ?? {}).flatMap(([key, value]) => {
    const property = value as JsonSchema;
    const text = texts[key] as KeyText;
    const name = `${prefix}${key}`;
    const row: KeyRow = {
      name,
      type: formatType(property),
      defaultText: object.required?.includes(key) ? 'required' : formatDefault(property.default),
      purpose: typeof text === 'string' ? text : text.purpose,
    };
    const inside =
      typeof text === 'string' ? [] : listKeys(property, text.keys, `${name}${property.items ? '[]' : ''}.`);
    return [row, ...inside];
  });
}

/** Formats a Markdown table with aligned columns, as the formatter of this repository writes it. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const formatLine = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [
    formatLine(head),
    formatLine(widths.map((width) => '-'.repeat(width))),
    ...body.map(formatLine),
  ].join('\n');
}

/** Generates the two tables of docs/settings.md: the keys of the file, and the keys of its objects. */
export function generateTables(): string {
  const keys = listKeys(generateJsonSchema(), DESCRIPTIONS);
  const effects: Record<string, string> = TAKES_EFFECT;
  const topLevel = keys.filter(({ name }) => Object.hasOwn(effects, name));
  const nested = keys.filter((key) => !topLevel.includes(key));
  return `${formatTable([
    ['key', 'purpose', 'type', 'default', 'takes effect'],
    ...topLevel.map(({ name, purpose, type, defaultText }) => [
      formatCode(name),
      purpose,
      type,
      defaultText,
      effects[name] ?? '',
    ]),
  ])}

A change of a key in an object takes effect like the object:

${formatTable([
  ['key', 'purpose', 'type', 'default'],
  ...nested.map(({ name, purpose, type, defaultText }) => [formatCode(name), purpose, type, defaultText]),
])}`;
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { configProblems } from '../federation/src/checks/check-settings.ts';
import { workspace } from './run.ts';
import type { Descriptions } from './site-config/schema.ts';
import { generateSettingsFiles } from './site-config-schema.ts';

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const schema = JSON.parse(read('federation/site-config.schema.json'));
const ajv = new Ajv({ allErrors: true, strict: true, strictRequired: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

/** Problems of a configuration by the JSON schema; empty if it is valid. */
const findSchemaProblems = (config: unknown): string[] =>
  validate(config)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: workspace, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/CHANGELOG|^\.changeset|node_modules/.test(file));

const isConfig = (value: object): boolean =>
  Object.keys(value).length > 0 && Object.keys(value).every((key) => key in schema.properties);

/** Parses an example. Replaces each placeholder by a host name, which is valid for every key of the examples. */
function parseExample(text: string): object | null {
  try {
    const value = JSON.parse(text.replaceAll('…', 'a.pt'));
    return typeof value === 'object' && value !== null && isConfig(value) ? value : null;
  } catch {
    return null;
  }
}

/** Examples of site.config.json in the documentation: whole blocks, and spans such as `"hsts": 300`. */
const examples = pages.flatMap((file) => {
  const page = read(file);
  const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);
  const spans = [...page.matchAll(/`("[^`]+": [^`]+)`/g)].map(([, text = '']) => `{${text}}`);
  return [...blocks, ...spans].flatMap((text): [string, object][] => {
    const example = parseExample(text);
    return example ? [[`${file}: ${JSON.stringify(example).slice(0, 60)}`, example]] : [];
  });
});

it.each(['federation/site-config.schema.json', 'docs/settings.md'])(
  '%s matches the validator and the descriptions',
  async (file) => {
    const files = await generateSettingsFiles();
    const isCurrent = files[path.join(workspace, file)] === read(file);
    expect(isCurrent, 'run: npx -y pnpm@12 exec node scripts/site-config-schema.ts').toBe(true);
  },
);

it('Descriptions with a missing or a surplus key are type errors', () => {
  type Two = { a: { type: 'string' }; b: { wrapped: { entries: { c: { type: 'string' } } } } };
  const complete: Descriptions<Two> = { a: 'A', b: { purpose: 'B', keys: { c: 'C' } } };
  // @ts-expect-error `c` is missing
  const missing: Descriptions<Two> = { a: 'A', b: { purpose: 'B', keys: {} } };
  // @ts-expect-error `d` is surplus
  const surplus: Descriptions<Two> = { ...complete, d: 'D' };
  expect([missing, surplus]).not.toContain(complete);
});

it('Every key of the JSON schema has a description', () => {
  const keysWithoutDescription = (node: Record<string, unknown>, name: string): string[] =>
    Object.entries(node).flatMap(([key, value]) => {
      if (typeof value !== 'object' || value === null || key === 'default') return [];
      const nested = keysWithoutDescription(value as Record<string, unknown>, key);
      return name === 'properties' && !('description' in value) ? [key, ...nested] : nested;
    });
  expect(keysWithoutDescription(schema, '')).toEqual([]);
});

it('site.config.json is valid, and names the JSON schema', () => {
  const config = JSON.parse(read('site.config.json'));
  expect(findSchemaProblems(config)).toEqual([]);
  expect(path.join(workspace, config.$schema)).toBe(
    path.join(workspace, 'federation/site-config.schema.json'),
  );
});

it('The packed package contains the JSON schema', () => {
  expect(JSON.parse(read('federation/package.json')).files).toContain('site-config.schema.json');
});

describe('Examples in the documentation', () => {
  it.each(examples)('%s is valid', (_, config) => {
    expect(findSchemaProblems(config)).toEqual([]);
    expect(configProblems(JSON.stringify(config), 'site.config.json')).toEqual([]);
  });

  it('are found in blocks and in spans', () => {
    const keys = new Set(examples.flatMap(([, config]) => Object.keys(config)));
    expect([...keys]).toEqual(expect.arrayContaining(['siteUrl', 'links', 'hsts', 'offline', 'budget']));
  });
});

/** Configurations that JSON schema and validator refuse. */
const INVALID_CONFIGS: [string, unknown][] = [
  ['not an object', []],
  ['an unknown key', { hstss: 5 }],
  ['an unknown key in an object', { legal: { telefone: '1' } }],
  ['an unknown key in a list', { links: { social: [{ label: 'a', url: 'https://a.pt/', urll: 1 }] } }],
  ['a missing key', { links: { entity: { name: 'Município' } } }],
  ['no key of two', { backend: {} }],
  ['a text for a number', { fontScale: 'grande' }],
  ['a number above its maximum', { fontScale: 6 }],
  ['a fraction for an integer', { budget: { js: 1.5 } }],
  ['a negative number', { hsts: -1 }],
  ['a text for a switch', { production: 'true' }],
  ['null for a switch', { offline: null }],
  ['a number for a flag', { featureFlags: { enableLater: 1 } }],
  ['a list for flags', { featureFlags: [] }],
  ['an unknown theme', { pageThemes: { '/aprender': 'red' } }],
  ['an unknown mode', { ai: { mode: 'on' } }],
  ['an empty text', { ai: { models: { geminiText: '' } } }],
  ['an unencrypted address of the site', { siteUrl: 'http://ia.municipio.example/' }],
  ['an address of the site with a query', { siteUrl: 'https://ia.municipio.example/?a' }],
  ['a text for an address', { links: { gemini: 'em breve' } }],
  ['a text for an email address', { links: { contactEmail: 'geral' } }],
  ['a text for origins', { origins: 'https://cursos.municipio.example' }],
  ['a relative address of the backend', { backend: { url: 'backend', publishableKey: 'sb_publishable_a' } }],
  ['a list for the settings of an app', { apps: { 'mfe-x': [] } }],
  ['an incomplete key of credentials', { credentialKeys: [{ kty: 'RSA' }] }],
  ['a number for $schema', { $schema: 7 }],
];

describe('A configuration', () => {
  it.each(INVALID_CONFIGS)('with %s is refused by the JSON schema and by the validator', (_, config) => {
    expect(findSchemaProblems(config)).not.toEqual([]);
    expect(configProblems(JSON.stringify(config), 'site.config.json')).not.toEqual([]);
  });

  it('with a rule that JSON schema cannot express is refused by the validator, and editors show the rule', () => {
    const config = { origins: ['https://cursos.municipio.example/caminho'] };
    expect(configProblems(JSON.stringify(config), 'site.config.json')).toHaveLength(1);
    expect(schema.properties.origins.items.description).toMatch(
      /^Must be an https origin .*without a path\.$/,
    );
  });
});

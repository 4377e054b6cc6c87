import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry, type Registry } from '../registry/schema.ts';
import { writeAtomic } from './folder.ts';

const empty: Registry = { schema: 1, shell: { version: 'none', base: './' }, apps: {} };

const parseJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
};

export async function readRegistry(site: string): Promise<Registry> {
  const file = path.join(site, 'registry.json');
  if (!existsSync(file)) return structuredClone(empty);
  return parseRegistry(parseJson(await readFile(file, 'utf8'), file), file);
}

/** Changes the registry and re-composes the page that carries it: this alone makes another version live. */
export async function updateRegistry(site: string, change: (registry: Registry) => void): Promise<Registry> {
  const registry = await readRegistry(site);
  change(registry);
  parseRegistry(registry);
  await writeAtomic(path.join(site, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
  await compose(site);
  return registry;
}

const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/**
 * The site's one page: the shell's template with the registry and the site configuration inlined, so that the
 * first view needs no request to know what to load.
 */
export async function composeHtml(
  site: string,
  extra: { config?: Record<string, unknown> } = {},
): Promise<string | null> {
  const registry = await readRegistry(site);
  const template = path.join(site, registry.shell.base, 'index.html');
  if (!existsSync(template)) return null;
  const configFile = path.join(site, 'site.config.json');
  // Validated by the shell, which tells which key is wrong and goes on with defaults.
  const text = existsSync(configFile) ? await readFile(configFile, 'utf8') : '{}';
  let config: unknown;
  try {
    config = { ...(JSON.parse(text) as Record<string, unknown>), ...extra.config };
  } catch {
    config = text;
  }
  const html = (await readFile(template, 'utf8')).replaceAll('"./', `"${registry.shell.base}`);
  const head = [
    dataBlock('registry', registry),
    dataBlock('site-config', config),
    `<script src="${registry.shell.base}hints.js"></script>`,
  ].join('\n    ');
  return html.replace('<!-- federation -->', head);
}

export async function compose(site: string): Promise<void> {
  const html = await composeHtml(site);
  if (html) await writeAtomic(path.join(site, 'index.html'), html);
}

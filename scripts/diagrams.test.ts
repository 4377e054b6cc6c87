// @vitest-environment happy-dom
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mermaid from 'mermaid';
import { describe, expect, it } from 'vitest';
import { listDocumentedPages } from './documented/blocks.ts';
import { workspace } from './run.ts';

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const readDiagrams = (page: string): string[] =>
  [...read(page).matchAll(/^```mermaid\n(.*?)^```$/gms)].map(([, diagram = '']) => diagram);

const diagrams = listDocumentedPages().flatMap((page) =>
  readDiagrams(page).map((diagram, index) => ({ page, diagram, number: index + 1 })),
);

it('Documentation has diagrams of context, packages, page load, release and data model', () => {
  const count = (page: string) => diagrams.filter((diagram) => diagram.page === page).length;
  expect(count('docs/architecture.md')).toBe(4);
  expect(count('docs/data-model.md')).toBe(2);
});

it.each(diagrams)('$page: diagram $number is valid Mermaid', async ({ diagram }) => {
  await expect(mermaid.parse(diagram)).resolves.toBeTruthy();
});

/** Reads the source of a package as one text, without tests. */
const readSource = (folder: string): string =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: workspace, exclude: ['**/{node_modules,dist}/**'] })
    .filter((file) => !/\.(test|test-scene)\.|\/tests\//.test(file))
    .map(read)
    .join('\n');

describe('docs/architecture.md', () => {
  const [context = '', packages = '', pageLoad = '', release = ''] = readDiagrams('docs/architecture.md');

  it.each(['shell', 'shared-services', 'supabase'])('Packages diagram has the imports of %s', (folder) => {
    const source = readSource(folder);
    const imported = ['federation', 'shared-ui', 'shared-services'].filter((name) =>
      source.includes(`from '@ia/${name}`),
    );
    const drawnImports = [...packages.matchAll(new RegExp(`^ *${folder} --> (\\S+)`, 'gm'))].map(
      ([, to]) => to,
    );
    expect(drawnImports.toSorted()).toEqual(imported.toSorted());
  });

  it('Packages diagram has every app', () => {
    const apps = globSync('mfe-*/mfe.config.ts', { cwd: workspace }).map(path.dirname);
    expect(apps.length).toBeGreaterThan(3);
    for (const app of apps) expect(packages).toMatch(new RegExp(`^ +${app}$`, 'm'));
  });

  it('Diagrams name files, commands and addresses of the code', () => {
    const source = ['federation/src', 'shell/src', 'scripts', 'supabase/local'].map(readSource).join('\n');
    const text = [context, pageLoad, release].join('\n');
    const files = text.match(/\b[\w/-]+\.(?:tsx?|jsonl?|js)\b/g) ?? [];
    const commands = [...text.matchAll(/federation ([a-z]+)/g)].map(([, command]) => `'${command}'`);
    const addresses = ['/_federation/', '/backend', '#/moderacao'].filter((address) =>
      text.includes(address),
    );
    expect([files.length, commands.length, addresses.length].every((count) => count > 1)).toBe(true);
    const unknown = [
      ...files,
      ...commands,
      ...addresses.map((address) => address.replace(/^#|\/$/g, '')),
    ].filter((name) => !source.includes(name) && !existsSync(path.join(workspace, name)));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

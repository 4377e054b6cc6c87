// @vitest-environment happy-dom
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import mermaid from 'mermaid';
import { describe, expect, it } from 'vitest';
import { documentedPages } from './documented/blocks.ts';
import { workspace } from './run.ts';

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const diagramsOf = (page: string): string[] =>
  [...read(page).matchAll(/^```mermaid\n(.*?)^```$/gms)].map(([, diagram = '']) => diagram);

const diagrams = documentedPages().flatMap((page) =>
  diagramsOf(page).map((diagram, at) => ({ page, diagram, number: at + 1 })),
);

it('Documentation has diagrams of context, packages, page load, release and data model', () => {
  const count = (page: string) => diagrams.filter((one) => one.page === page).length;
  expect(count('docs/architecture.md')).toBe(4);
  expect(count('docs/data-model.md')).toBe(2);
});

it.each(diagrams)('$page: diagram $number is valid Mermaid', async ({ diagram }) => {
  await expect(mermaid.parse(diagram)).resolves.toBeTruthy();
});

/** Product source of a package, without tests. */
const sourceOf = (folder: string): string =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: workspace, exclude: ['**/{node_modules,dist}/**'] })
    .filter((file) => !/\.(test|test-scene)\.|\/tests\//.test(file))
    .map(read)
    .join('\n');

describe('docs/architecture.md', () => {
  const [context = '', packages = '', load = '', release = ''] = diagramsOf('docs/architecture.md');

  it.each(['shell', 'shared-services', 'supabase'])('Packages diagram has the imports of %s', (folder) => {
    const source = sourceOf(folder);
    const imported = ['federation', 'shared-ui', 'shared-services'].filter((name) =>
      source.includes(`from '@ia/${name}`),
    );
    const drawn = [...packages.matchAll(new RegExp(`^ *${folder} --> (\\S+)`, 'gm'))].map(([, to]) => to);
    expect(drawn.toSorted()).toEqual(imported.toSorted());
  });

  it('Packages diagram has every app', () => {
    const apps = globSync('mfe-*/mfe.config.ts', { cwd: workspace }).map(path.dirname);
    expect(apps.length).toBeGreaterThan(3);
    for (const app of apps) expect(packages).toMatch(new RegExp(`^ +${app}$`, 'm'));
  });

  it('Diagrams name files, commands and addresses of the code', () => {
    const source = ['federation/src', 'shell/src', 'scripts', 'supabase/local'].map(sourceOf).join('\n');
    const text = [context, load, release].join('\n');
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

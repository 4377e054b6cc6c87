import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from 'playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Plugin } from 'vite';
import { packedPackages, unpack } from './packed.ts';

/** What only ever runs in Node: builds, servers, tests. Everything else of a package may be in a page. */
const runsInNode = (name: string, entry: string): boolean =>
  name === '@ia/test-support' || ['./log', './preset', './publish', './serve'].includes(entry);

/** Every module that a package lets others import, in its unpacked folder: a pattern stands for all folders it fits. */
function entriesOf(
  folder: string,
  exports: Record<string, string | { default: string }>,
): [string, string][] {
  return Object.entries(exports).flatMap(([name, target]): [string, string][] => {
    const file = typeof target === 'string' ? target : target.default;
    if (!file.endsWith('.js')) return [];
    if (!file.includes('*')) return [[name, path.join(folder, file)]];
    const [before = '', after = ''] = file.split('*');
    return readdirSync(path.join(folder, before))
      .map((part): [string, string] => [name.replace('*', part), path.join(folder, before + part + after)])
      .filter(([, found]) => existsSync(found));
  });
}

/** Bundles entries for a browser and lists every built-in module of Node that they reach. */
async function nodeModulesIn(root: string, entries: [string, string][]): Promise<string[]> {
  const found: string[] = [];
  const watch: Plugin = {
    name: 'watch',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith('node:')) found.push(`${id} in ${path.relative(root, importer ?? '')}`);
      // Other packages are others' business.
      return /^(?!node:)[@a-z]/.test(id) ? { id, external: true } : undefined;
    },
  };
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [watch],
    build: { write: false, minify: false, lib: { entry: entries.map(([, file]) => file), formats: ['es'] } },
  });
  return found;
}

for (const { name, file, manifest } of packedPackages()) {
  test(`${name}, packed, holds what it promises`, async ({ browserName: _ }, testInfo) => {
    const archive = readFileSync(file);
    await test.step('its manifest fits what is in it', async () => {
      const { messages, pkg } = await publint({
        pack: { tarball: Uint8Array.from(archive).buffer },
        strict: true,
      });
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    });
    await test.step('types are found by whoever imports it as a module', async () => {
      const { problems } = (await checkPackage(createPackageFromTarballData(new Uint8Array(archive)), {
        excludeEntrypoints: [/\.css$/],
      })) as {
        problems: { kind: string; resolutionKind?: string }[];
      };
      // It is for bundlers and for Node's own modules: nobody reads it with require() or by TypeScript's rules of 2015.
      const ours = problems.filter(
        ({ kind, resolutionKind }) =>
          kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs',
      );
      expect(ours).toEqual([]);
    });
    await test.step('no path leaves it, and nothing of the workspace is named', () => {
      const folder = unpack(file, testInfo.outputPath('package'));
      const text = JSON.stringify(manifest);
      expect(text).not.toMatch(/workspace:|catalog:/);
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
        const depth = path.relative(folder, entry.parentPath).split(path.sep).length;
        const code = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
        const ups = [...code.matchAll(/['"`]((?:\.\.\/)+)/g)].map(([, up = '']) => up.length / 3);
        expect(Math.max(0, ...ups), `${entry.parentPath}/${entry.name}`).toBeLessThanOrEqual(depth);
      }
    });
    await test.step('no page gets code of Node with it', async () => {
      const folder = unpack(file, testInfo.outputPath('package'));
      const entries = entriesOf(folder, manifest.exports);
      const forPages = entries.filter(([entry]) => !runsInNode(name, entry));
      if (forPages.length > 0) expect(await nodeModulesIn(folder, forPages)).toEqual([]);
      const forNode = entries.filter(([entry]) => runsInNode(name, entry));
      // The look itself: it sees Node's modules where there are some.
      if (forNode.length > 0) expect(await nodeModulesIn(folder, forNode)).not.toEqual([]);
    });
  });
}

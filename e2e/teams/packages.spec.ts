import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from 'playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Plugin } from 'vite';
import { packedPackages, unpack } from './packed.ts';

// The site's build packs the packages `@ia/…` into the site's npm registry (`packages/`). Teams in other
// repositories install them from there. These tests unpack and check each archive.

/**
 * Returns true for entries that only run in Node: builds, servers, tests. All other
 * entries may be part of a page.
 */
const isNodeEntry = (name: string, entry: string): boolean =>
  name === '@ia/test-support' || ['./log', './preset', './commands', './serve'].includes(entry);

/** Returns every exported module of an unpacked package; a pattern expands to all matching folders. */
function readEntries(
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
      .filter(([, module]) => existsSync(module));
  });
}

/** Bundles entries for a browser and returns every built-in Node module that they import. */
async function findNodeImports(root: string, entries: [string, string][]): Promise<string[]> {
  const imports: string[] = [];
  const recordNodeImports: Plugin = {
    name: 'watch',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith('node:')) imports.push(`${id} in ${path.relative(root, importer ?? '')}`);
      // Other packages are checked separately.
      return /^(?!node:)[@a-z]/.test(id) ? { id, external: true } : undefined;
    },
  };
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [recordNodeImports],
    build: { write: false, minify: false, lib: { entry: entries.map(([, file]) => file), formats: ['es'] } },
  });
  return imports;
}

for (const { name, file, manifest } of packedPackages()) {
  test(`${name}, packed, is complete and valid`, async ({ browserName: _ }, testInfo) => {
    const archive = readFileSync(file);
    await test.step('its manifest matches its files', async () => {
      const { messages, pkg } = await publint({
        pack: { tarball: Uint8Array.from(archive).buffer },
        strict: true,
      });
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    });
    await test.step('types resolve for ES module imports', async () => {
      const { problems } = (await checkPackage(createPackageFromTarballData(new Uint8Array(archive)), {
        excludeEntrypoints: [/\.css$/],
      })) as {
        problems: { kind: string; resolutionKind?: string }[];
      };
      // The package supports bundlers and Node's ES modules only: require() and TypeScript's node10
      // resolution are out of scope.
      const supportedProblems = problems.filter(
        ({ kind, resolutionKind }) =>
          kind !== 'CJSResolvesToESM' && resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs',
      );
      expect(supportedProblems).toEqual([]);
    });
    await test.step('no relative path leaves it, and no workspace reference remains', () => {
      const folder = unpack(file, testInfo.outputPath('package'));
      const text = JSON.stringify(manifest);
      expect(text).not.toMatch(/workspace:|catalog:/);
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !entry.name.endsWith('.js')) continue;
        const depth = path.relative(folder, entry.parentPath).split(path.sep).length;
        const code = readFileSync(path.join(entry.parentPath, entry.name), 'utf8');
        const parentLevels = [...code.matchAll(/['"`]((?:\.\.\/)+)/g)].map(([, up = '']) => up.length / 3);
        expect(Math.max(0, ...parentLevels), `${entry.parentPath}/${entry.name}`).toBeLessThanOrEqual(depth);
      }
    });
    await test.step('browser entries import no Node modules', async () => {
      const folder = unpack(file, testInfo.outputPath('package'));
      const entries = readEntries(folder, manifest.exports);
      const browserEntries = entries.filter(([entry]) => !isNodeEntry(name, entry));
      if (browserEntries.length > 0) expect(await findNodeImports(folder, browserEntries)).toEqual([]);
      const nodeEntries = entries.filter(([entry]) => isNodeEntry(name, entry));
      // The check does find Node modules where they exist.
      if (nodeEntries.length > 0) expect(await findNodeImports(folder, nodeEntries)).not.toEqual([]);
    });
  });
}

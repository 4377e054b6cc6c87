// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

// Most visitors never ask the AI, so its code must not load with a page.

/** Bundles the public entry as an app would and returns its chunks. */
async function bundleEntry(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      lib: { entry: 'index.ts', formats: ['es'] },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.filter((part) => part.type === 'chunk'));
}

it('AI entry loads neither the SDK nor the providers before the first call', async () => {
  const chunks = await bundleEntry();
  const entry = chunks.find((chunk) => chunk.isEntry);
  const eagerNames = new Set<string>();
  const addWithImports = (name: string) => {
    if (eagerNames.has(name)) return;
    eagerNames.add(name);
    for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? [])
      addWithImports(imported);
  };
  addWithImports(entry?.fileName ?? '');
  const modules = chunks
    .filter((chunk) => eagerNames.has(chunk.fileName))
    .flatMap((chunk) => chunk.moduleIds);
  expect(modules.filter((id) => /@google|valibot|providers|local\.ts|remote\.ts/.test(id))).toEqual([]);
  expect(modules.some((id) => id.endsWith('/ai/index.ts'))).toBe(true);

  const sdk = chunks.find((chunk) => chunk.moduleIds.some((id) => id.includes('@google/genai')));
  expect(sdk?.isDynamicEntry).toBe(true);
}, 30_000);

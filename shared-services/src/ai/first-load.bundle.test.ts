// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** Bundles the public entry as an app would and returns its chunks. */
async function chunks(): Promise<Rolldown.OutputChunk[]> {
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
  const all = await chunks();
  const entry = all.find((chunk) => chunk.isEntry);
  const eager = new Set<string>();
  const follow = (name: string) => {
    if (eager.has(name)) return;
    eager.add(name);
    for (const next of all.find((chunk) => chunk.fileName === name)?.imports ?? []) follow(next);
  };
  follow(entry?.fileName ?? '');
  const modules = all.filter((chunk) => eager.has(chunk.fileName)).flatMap((chunk) => chunk.moduleIds);
  expect(modules.filter((id) => /@google|valibot|providers|local\.ts|remote\.ts/.test(id))).toEqual([]);
  expect(modules.some((id) => id.endsWith('/ai/index.ts'))).toBe(true);

  const sdk = all.find((chunk) => chunk.moduleIds.some((id) => id.includes('@google/genai')));
  expect(sdk?.isDynamicEntry).toBe(true);
}, 30_000);

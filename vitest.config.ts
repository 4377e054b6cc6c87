import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { workspaceFolders } from './federation/src/preset/workspace-folders.ts';

const at = (file: string) => path.join(import.meta.dirname, file);
// The database tests need no DOM and have their own project below.
const dom = workspaceFolders(import.meta.dirname).filter((folder) => folder !== 'supabase');

/** Slow test files, which start first: started last, they would leave all other cores idle. */
const LONG =
  /supabase\/tests\/(pglite|postgres|chaos|chaos-pglite|data-folder|lite-defects|generated)\.test\.ts$|\/kill\.test\.ts$/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => LONG.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !LONG.test(moduleId)),
    ];
  }
}

/** Test timeout in milliseconds. It is generous, because a busy machine takes five times as long. */
const PATIENCE = 30_000;

/** Compile cache for the many commands that tests start: it halves the start time of each. */
process.env.NODE_COMPILE_CACHE ??= at('node_modules/.cache/node-compiled');

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Use all cores: by default Vitest leaves one free, which is half of two.
    maxWorkers: '100%',
    projects: [
      ...dom.map((folder) => ({
        oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
        test: {
          name: folder,
          root: at(folder),
          environment: 'happy-dom',
          // One worker per core with a VM context per file: half the time of a process per file.
          pool: 'vmThreads' as const,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.bundle.test.ts'],
          setupFiles: [at('test-support/src/unit-setup.ts')],
          // A closed port: tests must not read from a site that happens to run on this machine.
          env: { FEDERATION_SITE_URL: 'http://127.0.0.1:9' },
          restoreMocks: true,
          testTimeout: PATIENCE,
        },
      })),
      {
        test: {
          // Tests that run a bundler: its native modules do not load in a VM context.
          name: 'bundling',
          environment: 'happy-dom',
          include: ['*/src/**/*.bundle.test.ts'],
          setupFiles: ['test-support/src/unit-setup.ts'],
          restoreMocks: true,
          testTimeout: PATIENCE,
        },
      },
      {
        // Checks across packages, such as import boundaries and the structure of apps.
        test: {
          name: 'workspace',
          root: at('scripts'),
          environment: 'node',
          include: ['**/*.test.ts'],
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'supabase',
          root: 'supabase',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { workspaceFolders } from './federation/src/preset/workspace-folders.ts';

const at = (file: string) => path.join(import.meta.dirname, file);
// The database's tests need no DOM and have a project of their own, below.
const dom = workspaceFolders(import.meta.dirname).filter((folder) => folder !== 'supabase');

/** Whoever starts the longest files last waits for them with all other cores idle. Short in bytes, long in seconds. */
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

/** Milliseconds for a test. No assertion: a machine that does three other things takes five times as long. */
const PATIENCE = 30_000;

/** What Node made of our sources is kept for the next of the many commands that tests start: half of what each costs. */
process.env.NODE_COMPILE_CACHE ??= at('node_modules/.cache/node-compiled');

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // All of them: by itself it leaves one free, which on two cores is half.
    maxWorkers: '100%',
    projects: [
      ...dom.map((folder) => ({
        oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
        test: {
          name: folder,
          root: at(folder),
          environment: 'happy-dom',
          // One DOM per worker and a context per file: half the time of a process per file.
          pool: 'vmThreads' as const,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.bundle.test.ts'],
          setupFiles: [at('test-support/src/unit-setup.ts')],
          restoreMocks: true,
          testTimeout: PATIENCE,
        },
      })),
      {
        test: {
          // What runs a bundler: its native parts do not load in a context of their own.
          name: 'bundling',
          environment: 'happy-dom',
          include: ['*/src/**/*.bundle.test.ts'],
          setupFiles: ['test-support/src/unit-setup.ts'],
          restoreMocks: true,
          testTimeout: PATIENCE,
        },
      },
      {
        // What holds for all packages together: boundaries, the shape of an app.
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

import { defineConfig } from 'vitest/config';

const dom = [
  'shell',
  'mfe-landing',
  'mfe-manifesto',
  'mfe-prompt-factory',
  'mfe-courses',
  'shared-ui',
  'shared-services',
  'federation',
];

export default defineConfig({
  test: {
    projects: [
      ...dom.map((name) => ({
        oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
        test: {
          name,
          root: name,
          environment: 'happy-dom',
          // One DOM per worker and a context per file: half the time of a process per file.
          pool: 'vmThreads' as const,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.bundle.test.ts'],
          setupFiles: ['../test-support/src/unit-setup.ts'],
          restoreMocks: true,
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

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
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['../scripts/vitest-setup.ts'],
          restoreMocks: true,
        },
      })),
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

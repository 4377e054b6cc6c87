/**
 * Packages of the share scope, which exist once at run time. The shell bundles them and registers them with
 * the federation runtime. Remotes are built with `import: false` for each, and `noLeaks` fails a build that
 * bundles one. `@emotion/react/jsx-runtime` is listed because the plugin does not discover it.
 */
export const SHARED_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  '@emotion/styled',
  'jotai',
] as const;

/** In development, Vite compiles JSX to these instead. */
export const SHARED_PACKAGES_DEV = ['react/jsx-dev-runtime', '@emotion/react/jsx-dev-runtime'] as const;

export type SharedPackage = (typeof SHARED_PACKAGES)[number];

/** `@emotion/react/jsx-runtime` → `@emotion/react`; `react-dom/client` → `react-dom`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

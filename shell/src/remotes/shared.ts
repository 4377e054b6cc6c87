import * as emotionReact from '@emotion/react';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as emotionStyled from '@emotion/styled';
import type { SharedPackage } from '@ia/federation/shared-packages';
import type { UserOptions } from '@module-federation/runtime/types';
import * as jotai from 'jotai';
import * as React from 'react';
import * as jsx from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

type Shared = NonNullable<UserOptions['shared']>;

// The type requires an entry for each package of `federation/src/shared-packages.ts`.
const libraries: Record<SharedPackage, unknown> = {
  react: React,
  'react/jsx-runtime': jsx,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  '@emotion/react': emotionReact,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@emotion/styled': emotionStyled,
  jotai,
};

/**
 * Returns the shared packages in the runtime's format. They are bundled in the shell: one copy for all apps.
 */
export async function sharedPackages(): Promise<Shared> {
  const all: Record<string, unknown> = { ...libraries };
  if (import.meta.env.DEV) {
    all['react/jsx-dev-runtime'] = await import('react/jsx-dev-runtime');
    all['@emotion/react/jsx-dev-runtime'] = await import('@emotion/react/jsx-dev-runtime');
  }
  const versionOf = (specifier: string) =>
    Object.entries(__SHARED_VERSIONS__).find(
      ([name]) => specifier === name || specifier.startsWith(`${name}/`),
    )?.[1] ?? '0.0.0';
  return Object.fromEntries(
    Object.entries(all).map(([specifier, library]) => [
      specifier,
      {
        version: versionOf(specifier),
        scope: 'default',
        lib: () => library,
        shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
      },
    ]),
  ) as Shared;
}

import { satisfy } from '@module-federation/runtime/core';
import type { Files } from '../files/folder.ts';
import type { Requires } from '../registry/handshake-schema.ts';
import type { Declaration } from './declaration.ts';

/** The part of `mf-manifest.json` that is read here. */
interface FederationManifest {
  shared?: { name?: unknown; version?: unknown }[];
}

/** 'react/jsx-runtime' → 'react', '@emotion/react/jsx-runtime' → '@emotion/react'. */
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/**
 * Returns the caret range of the major version: '19.3.1' → '^19.0.0'. Below 1.0.0 a minor version may be
 * incompatible: '0.4.2' → '^0.4.2'.
 */
const caretRange = (version: string): string => `^${version.replace(/^([1-9]\d*)\..*/, '$1.0.0')}`;

/** Version of each package that the build expects from its shell, from `mf-manifest.json`. */
async function readBuiltVersions(build: Files): Promise<Map<string, string>> {
  const { shared = [] } = (await build.json<FederationManifest>('mf-manifest.json')) ?? {};
  return new Map(
    shared.flatMap(({ name, version }) =>
      typeof name === 'string' && typeof version === 'string' && /^\d+\.\d+\.\d+/.test(version)
        ? [[packageOf(name), version] as const]
        : [],
    ),
  );
}

/**
 * Returns a build's requirements for its shell: the declared ranges. The version in
 * `mf-manifest.json` takes precedence for a package that is undeclared, or whose declared
 * range excludes the version that the build used.
 * @returns undefined if the build states no requirement
 */
export async function readRequirements(
  build: Files,
  { requires, contract }: Pick<Declaration, 'requires' | 'contract'>,
): Promise<Requires | undefined> {
  const built = await readBuiltVersions(build);
  const declared = requires?.packages ?? {};
  const corrections = [...built].filter(([name, version]) => {
    const range = declared[name];
    return range === undefined || !satisfy(version, range);
  });
  if (!requires && corrections.length === 0) return undefined;
  const packages = Object.fromEntries(corrections.map(([name, version]) => [name, caretRange(version)]));
  return { contract, ...requires, packages: { ...declared, ...packages } };
}

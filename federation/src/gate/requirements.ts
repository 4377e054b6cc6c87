import { existsSync } from 'node:fs';
import path from 'node:path';
import { satisfy } from '@module-federation/runtime/core';
import type { Declaration } from '../preset/emit-declaration.ts';
import type { Requires } from '../registry/handshake-schema.ts';
import { type Candidate, readIn } from './candidate.ts';

interface SharedIn {
  shared?: { name?: unknown; version?: unknown }[];
}

/** 'react/jsx-runtime' → 'react', '@emotion/react/jsx-runtime' → '@emotion/react'. */
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** What was built with one version runs with those of the same major one. */
const likeIt = (version: string): string => `^${version.replace(/^([1-9]\d*)\..*/, '$1.0.0')}`;

/** Version of each package that the build expects from its shell, from `mf-manifest.json`. */
async function builtWith(candidate: Pick<Candidate, 'dist'>): Promise<Map<string, string>> {
  const file = 'mf-manifest.json';
  if (!existsSync(path.join(candidate.dist, file))) return new Map();
  const { shared = [] } = await readIn<SharedIn>(candidate, file);
  return new Map(
    shared.flatMap(({ name, version }) =>
      typeof name === 'string' && typeof version === 'string' && /^\d+\.\d+\.\d+/.test(version)
        ? [[packageOf(name), version] as const]
        : [],
    ),
  );
}

/**
 * What a build needs of its shell: as declared; and by what it was really built with, where that is not declared, or is
 * something else. Undefined where neither says anything.
 */
export async function requirementsOf(
  candidate: Pick<Candidate, 'dist'>,
  { requires, contract }: Pick<Declaration, 'requires' | 'contract'>,
): Promise<Requires | undefined> {
  const built = await builtWith(candidate);
  const declared = requires?.packages ?? {};
  const found = [...built].filter(([name, version]) => {
    const range = declared[name];
    return range === undefined || !satisfy(version, range);
  });
  if (!requires && found.length === 0) return undefined;
  const packages = Object.fromEntries(found.map(([name, version]) => [name, likeIt(version)]));
  return { contract, ...requires, packages: { ...declared, ...packages } };
}

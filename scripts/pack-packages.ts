import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type PackedManifest, publishPackage, SCOPE } from '@ia/federation/commands';
import { workspaceFolders } from '@ia/federation/preset';
import { run, runInParallel, workspace } from './run.ts';

/** Returns the folders of the packages for teams in other repositories: in the scope `@ia`, not private. */
export const publicPackages = (): string[] =>
  workspaceFolders(workspace).filter((folder) => {
    const { name, private: isPrivate } = JSON.parse(
      readFileSync(path.join(workspace, folder, 'package.json'), 'utf8'),
    ) as { name: string; private?: boolean };
    return name.startsWith(`${SCOPE}/`) && !isPrivate;
  });

const isAsset = (file: string) => !/\.(tsx?|md)$/.test(file);

/** Compiles a package to `dist/` with types, and copies style sheets. */
async function compile(folder: string): Promise<void> {
  const cwd = path.join(workspace, folder);
  await rm(path.join(cwd, 'dist'), { recursive: true, force: true });
  await run('tsc', ['-p', 'tsconfig.build.json'], { cwd, quiet: true });
  for (const entry of await readdir(path.join(cwd, 'src'), { recursive: true, withFileTypes: true })) {
    const file = path.relative(path.join(cwd, 'src'), path.join(entry.parentPath, entry.name));
    if (entry.isFile() && isAsset(file)) await cp(path.join(cwd, 'src', file), path.join(cwd, 'dist', file));
  }
}

/** A package in npm's format: its `package.json` and the bytes of its .tgz. */
export interface PackedPackage {
  manifest: PackedManifest;
  archive: Buffer;
}

async function readArchive(file: string): Promise<PackedPackage> {
  const { stdout } = await promisify(execFile)('tar', ['-xzOf', file, 'package/package.json']);
  return { manifest: JSON.parse(stdout) as PackedManifest, archive: await readFile(file) };
}

/**
 * Packs every public package in npm's format. pnpm writes the packed manifest: real versions for `workspace:`
 * and `catalog:`, `publishConfig` in place of the sources.
 */
export async function packPackages(): Promise<PackedPackage[]> {
  const folders = publicPackages();
  await runInParallel(folders, 2, compile);
  const out = await mkdtemp(path.join(tmpdir(), 'packages-'));
  try {
    const filters = folders.flatMap((folder) => ['--filter', `./${folder}`]);
    await run('npx', ['-y', 'pnpm@12', '-r', ...filters, 'pack', '--pack-destination', out], { quiet: true });
    return await Promise.all((await readdir(out)).sort().map((file) => readArchive(path.join(out, file))));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/**
 * Publishes packed packages to the site's own registry, `packages/`.
 * @returns a line for each published package, and one line for all packages whose content
 * the production site keeps
 */
export async function publishPackages(site: string, packages: readonly PackedPackage[]): Promise<string[]> {
  const lines: string[] = [];
  const skipped: string[] = [];
  for (const { manifest, archive } of packages) {
    const line = `${manifest.name} ${manifest.version}`;
    if (await publishPackage(site, manifest, archive)) lines.push(`  ${line}`);
    else skipped.push(line);
  }
  if (skipped.length === 0) return lines;
  return [
    ...lines,
    `  Not published: ${skipped.join(', ')}. The site already has other content under the same version and keeps it, ` +
      'because replaced content would break the lockfiles of teams. The next release needs a new version ' +
      '(its maintainers run pnpm changeset version).',
  ];
}

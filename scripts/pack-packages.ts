import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceFolders } from '@ia/federation/preset';
import { handOut, type PackedManifest, SCOPE } from '@ia/federation/publish';
import { inParallel, run, workspace } from './run.ts';

/** Folders of the packages that a team in another repository installs: those of our scope that are not private. */
export const publicPackages = (): string[] =>
  workspaceFolders(workspace).filter((folder) => {
    const { name, private: own } = JSON.parse(
      readFileSync(path.join(workspace, folder, 'package.json'), 'utf8'),
    ) as { name: string; private?: boolean };
    return name.startsWith(`${SCOPE}/`) && !own;
  });

const isAsset = (file: string) => !/\.(tsx?|md)$/.test(file);

/** Compiles a package to `dist/`, with types, and puts beside it what the compiler leaves: style sheets. */
async function compile(folder: string): Promise<void> {
  const cwd = path.join(workspace, folder);
  await rm(path.join(cwd, 'dist'), { recursive: true, force: true });
  await run('tsc', ['-p', 'tsconfig.build.json'], { cwd, quiet: true });
  for (const entry of await readdir(path.join(cwd, 'src'), { recursive: true, withFileTypes: true })) {
    const file = path.relative(path.join(cwd, 'src'), path.join(entry.parentPath, entry.name));
    if (entry.isFile() && isAsset(file)) await cp(path.join(cwd, 'src', file), path.join(cwd, 'dist', file));
  }
}

async function manifestIn(archive: string): Promise<PackedManifest> {
  const { stdout } = await promisify(execFile)('tar', ['-xzOf', archive, 'package/package.json']);
  return JSON.parse(stdout) as PackedManifest;
}

/**
 * Packs every public package as it would go to npm, and puts it into the site's own registry, `packages/`.
 * pnpm writes the packed manifest: real versions for `workspace:` and `catalog:`, `publishConfig` in place of the sources.
 */
export async function packPackages(site: string): Promise<void> {
  const folders = publicPackages();
  await inParallel(folders, 2, compile);
  const out = await mkdtemp(path.join(tmpdir(), 'packages-'));
  try {
    const filters = folders.flatMap((folder) => ['--filter', `./${folder}`]);
    await run('npx', ['-y', 'pnpm@12', '-r', ...filters, 'pack', '--pack-destination', out], { quiet: true });
    for (const file of (await readdir(out)).sort()) {
      const manifest = await manifestIn(path.join(out, file));
      await handOut(site, manifest, await readFile(path.join(out, file)));
      console.log(`  ${manifest.name} ${manifest.version}`);
    }
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

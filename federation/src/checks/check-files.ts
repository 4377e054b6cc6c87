import { readBuildJson, readDeclaration } from '../build/declaration.ts';
import { MANIFEST_FILE, type Manifest } from '../build/manifest.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import type { Candidate } from './candidate.ts';

async function assertFilesExist(
  build: Files,
  required: readonly [file: string, reason: string][],
): Promise<void> {
  const exists = await Promise.all(required.map(([file]) => build.has(file)));
  const missing = new Map(required.filter((_, i) => !exists[i]));
  if (missing.size === 0) return;
  const lines = [...missing].map(([file, reason]) => `  ${file} (${reason})`);
  throw errorOf('FED-102', { build: build.folder, files: lines.join('\n') });
}

/** Refuses an app that lacks a file of its manifest, or a chunk that another chunk imports. */
export async function checkAppFiles({ build }: Candidate): Promise<void> {
  const manifest = await readBuildJson<Manifest>(build, MANIFEST_FILE);
  const { entry } = await readDeclaration(build);
  const required: [string, string][] = [[entry, 'the entry in mfe.json']];
  for (const [key, { file, css = [], assets = [], imports = [], dynamicImports = [] }] of Object.entries(
    manifest,
  )) {
    for (const linked of [file, ...css, ...assets]) required.push([linked, `${MANIFEST_FILE}: ${key}`]);
    const unknown = [...imports, ...dynamicImports].filter((other) => !Object.hasOwn(manifest, other));
    for (const other of unknown) required.push([`the chunk of ${other}`, `${file} loads it`]);
  }
  await assertFilesExist(build, required);
}

/** Refuses a shell that lacks a file that its page loads. */
export async function checkShellFiles({ build }: Candidate): Promise<void> {
  const html = (await build.text('index.html')) ?? '';
  const linkedFiles = [...html.matchAll(/\s(?:src|href)="\.\/([^"?#]+)"/g)].map(([, file = '']) =>
    file.replace(/\/$/, '/index.html'),
  );
  await assertFilesExist(
    build,
    linkedFiles.map((file) => [file, 'index.html']),
  );
}

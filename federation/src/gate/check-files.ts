import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Declaration } from '../preset/emit-declaration.ts';
import type { Manifest } from '../publish/manifest.ts';
import { type Candidate, readIn } from './candidate.ts';

const MANIFEST = '.vite/manifest.json';

function refuseMissing(dist: string, wanted: Iterable<[file: string, why: string]>): void {
  const missing = new Map([...wanted].filter(([file]) => !existsSync(path.join(dist, file))));
  if (missing.size === 0) return;
  const lines = [...missing].map(([file, why]) => `  ${file} (${why})`);
  throw new Error(
    `${dist} is not complete. Missing:\n${lines.join('\n')}\nBuild the app again, and publish all of what is built.`,
  );
}

/** Every file that the build's manifest names, and every chunk that a chunk of it loads. */
export async function checkAppFiles(candidate: Candidate): Promise<void> {
  const manifest = await readIn<Manifest>(candidate, MANIFEST);
  const { entry } = await readIn<Declaration>(candidate, 'mfe.json');
  const wanted: [string, string][] = [[entry, 'the entry in mfe.json']];
  for (const [key, { file, css = [], assets = [], imports = [], dynamicImports = [] }] of Object.entries(
    manifest,
  )) {
    for (const named of [file, ...css, ...assets]) wanted.push([named, `${MANIFEST}: ${key}`]);
    const unknown = [...imports, ...dynamicImports].filter((other) => !Object.hasOwn(manifest, other));
    for (const other of unknown) wanted.push([`the chunk of ${other}`, `${file} loads it`]);
  }
  refuseMissing(candidate.dist, wanted);
}

/** Of a shell: what its page loads. */
export async function checkShellFiles({ dist }: Candidate): Promise<void> {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/\s(?:src|href)="\.\/([^"?#]+)"/g)].map(([, file = '']) => file);
  refuseMissing(
    dist,
    named.map((file) => [file, 'index.html']),
  );
}

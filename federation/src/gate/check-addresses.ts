import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Declaration } from '../preset/emit-declaration.ts';
import { filesBelow } from '../publish/folder.ts';
import { readConfig } from '../publish/read-config.ts';
import { type Candidate, readIn } from './candidate.ts';

/** An address to go or write to; `nome@dominio.example` in a form is only how one looks. */
const EXAMPLE = /(?:https?:\/\/|mailto:)[\w.@%+-]*\.example(?![\w-])/g;
const TEXT = /\.(js|css|html|svg)$/;

/** Defaults of settings: publishing refuses those that the site leaves as they are, and names them. */
const defaultsIn = ({ settings = {} }: Declaration): string =>
  Object.values(settings)
    .map((setting) => String(setting.default))
    .join(' ');

/** In a site marked `production`, no page may lead to an address that stands in for a real one. */
export async function checkAddresses(candidate: Candidate): Promise<void> {
  if ((await readConfig(candidate.site)).production !== true) return;
  const known = defaultsIn(await readIn<Declaration>(candidate, 'mfe.json'));
  const lines: string[] = [];
  for (const file of (await filesBelow(candidate.dist)).filter((name) => TEXT.test(name))) {
    const text = await readFile(path.join(candidate.dist, file), 'utf8');
    const found = new Set([...text.matchAll(EXAMPLE)].map(([address]) => address));
    for (const address of found) if (!known.includes(address)) lines.push(`  ${file}: ${address}`);
  }
  if (lines.length === 0) return;
  throw new Error(
    `site.config.json says "production": true, and the build leads to addresses that stand in for real ones:\n${lines.join('\n')}\n` +
      'Write the real ones, or make each a setting of the app, and build it again.',
  );
}

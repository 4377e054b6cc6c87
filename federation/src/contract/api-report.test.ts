// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type * as v from 'valibot';
import { expect, it } from 'vitest';
import { mfeSchema, routeSchema } from '../config/schema.ts';
import { settingSchema } from '../config/settings.ts';
import { providesSchema, requiresSchema } from '../registry/handshake-schema.ts';
import { appEntrySchema, routeEntrySchema, shellSchema } from '../registry/schema.ts';

const federation = path.join(import.meta.dirname, '../..');

/** The declarations that an app compiles against, without their comments. */
async function declarations(): Promise<string> {
  const out = await mkdtemp(path.join(tmpdir(), 'api-'));
  try {
    const tsc = path.join(federation, 'node_modules/.bin/tsc');
    const emit = ['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', out];
    await promisify(execFile)(tsc, emit, { cwd: federation });
    const files = ['contract/shell-api.d.ts', 'contract/define-page.d.ts', 'contract/index.d.ts'];
    const texts = await Promise.all(
      [...files, 'fake-shell/fake-shell.d.ts', 'fake-shell/fake-history.d.ts'].map(
        async (file) => `// ${file}\n${await readFile(path.join(out, file), 'utf8')}`,
      ),
    );
    return texts
      .join('\n')
      .replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
      .replace(/^export \{\};\n/gm, '');
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** The keys of an object in a file that two releases meet in, and which of them may be missing. */
const keysOf = (name: string, { entries }: { entries: v.ObjectEntries }): string =>
  `${name}: ${Object.entries(entries)
    .map(([key, { type }]) => (type === 'optional' ? `${key}?` : key))
    .join(', ')}`;

// Everything an app, a shell and a site of different days rely on. A change of it shows in review, in this file:
// additions are contract + 1, and nothing is removed or given another meaning.
it('the border is as federation/api-report.md says; `pnpm exec vitest run federation/src/contract -u` writes it anew', async () => {
  const report = [
    '# The border: what apps, shells and sites of different days rely on',
    'Written by `src/contract/api-report.test.ts`. A line that changes here is a change of the border: additions make the contract one higher, and nothing is removed or given another meaning.',
    '## The contract: `@ia/federation`, and its stand-in for tests',
    `\`\`\`ts\n${(await declarations()).trim()}\n\`\`\``,
    '## The files: keys, `?` where one may be missing',
    [
      keysOf('mfe.config.ts', mfeSchema),
      keysOf('mfe.config.ts routes[]', routeSchema),
      ...settingSchema.options.map((kind) =>
        keysOf(`mfe.config.ts settings.* of type ${kind.entries.type.literal}`, kind),
      ),
      keysOf('registry.json shell', shellSchema),
      keysOf('registry.json shell.provides', providesSchema),
      keysOf('registry.json apps.*', appEntrySchema),
      keysOf('registry.json apps.*.requires', requiresSchema),
      keysOf('registry.json apps.*.routes[]', routeEntrySchema),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
  ].join('\n\n');
  await expect(`${report}\n`).toMatchFileSnapshot(path.join(federation, 'api-report.md'));
}, 60_000);

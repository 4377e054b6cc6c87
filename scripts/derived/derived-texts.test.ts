import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { workspace } from '../run.ts';
import { deriveFiles, writeDerived } from './derived-texts.ts';
import { THEMES_FILE } from './themes.ts';

test('Derived texts match their sources; `npx -y pnpm@12 exec node scripts/build-derived.ts` updates them', async () => {
  const files = await deriveFiles(workspace);
  expect(files.filter(({ current, derived }) => current !== derived).map(({ file }) => file)).toEqual([]);
});

test('Theme that is added to the style sheet reaches every list of themes', async () => {
  const copy = await mkdtemp(path.join(tmpdir(), 'derived-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  for (const file of [THEMES_FILE, ...(await deriveFiles(workspace)).map(({ file }) => file)]) {
    await cp(path.join(workspace, file), path.join(copy, file), { recursive: true });
  }
  expect(await writeDerived(copy)).toEqual([]);
  const css = await readFile(path.join(copy, THEMES_FILE), 'utf8');
  await writeFile(path.join(copy, THEMES_FILE), `${css}[data-theme="ochre"] {\n}\n`);
  const written = await writeDerived(copy);
  expect(written).toEqual([
    'shared-ui/src/tokens/tokens.ts',
    'federation/src/contract/shell-api.ts',
    'federation/src/config/schema.ts',
    'shared-services/src/principles/principle.ts',
    'supabase/schemas/04_content.sql',
  ]);
  for (const file of written) expect(await readFile(path.join(copy, file), 'utf8')).toContain("'ochre'");
});

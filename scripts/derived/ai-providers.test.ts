import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AI_PROVIDERS } from '@ia/federation/ai-providers';
import { expect, test } from 'vitest';
import { workspace } from '../run.ts';

/** Files that name a provider because they are written by hand for it, or are derived from the table. */
const NAMING = [
  /^federation\/src\/ai-providers\.ts$/,
  /^shared-services\/src\/ai\/providers\//,
  /^test-support\/src\/fake-ai\/formats\//,
  /^shared-services\/src\/ai\/provider-id\.ts$/,
  /^supabase\/(schemas|migrations)\/\w*ai_limits\.sql$/,
];

/** Lines with the name of a provider in another meaning. */
const OTHERWISE: Record<string, { lines: number; because: string }> = {
  'federation/src/config/site-config.ts': { lines: 2, because: 'links to the chat assistant' },
  'federation/src/contract/shell-api.ts': { lines: 2, because: 'link to the chat assistant' },
  'federation/src/fake-shell/fake-shell.ts': { lines: 1, because: 'link to the chat assistant' },
  'scripts/site-config/descriptions.ts': { lines: 1, because: 'link to the chat assistant' },
  'shared-services/src/ai/errors.ts': { lines: 1, because: 'a message of the specification (§8)' },
};

/** Tests choose providers to fail; lessons and checks of Portuguese name products. */
const EXEMPT =
  /\.test\.tsx?$|^(e2e|bench|mfe-courses|supabase\/tests|scripts\/portuguese|scripts\/derived)\/|^test-support\/src\/fake-ai\/([\w-]+-outcomes|outcome|observe)\.ts$/;

/** 'OpenRouter' → /open.?router/i, 'Hugging Face' → /hugging.?face/i */
const NAMES = AI_PROVIDERS.map(
  ({ name }) => new RegExp(name.replaceAll(' ', '.?').replaceAll(/(?<=[a-z])(?=[A-Z])/g, '.?'), 'i'),
);

test('Provider of AI is named only in the table, in its adapter and in derived lists', () => {
  const list = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.sql', '*.css', '*.html'];
  const files = execFileSync('git', list, { cwd: workspace, encoding: 'utf8' }).split('\n').filter(Boolean);
  const found = files
    .filter((file) => !EXEMPT.test(file) && !NAMING.some((place) => place.test(file)))
    .flatMap((file) => {
      const lines = readFileSync(path.join(workspace, file), 'utf8').split('\n');
      const count = lines.filter((line) => NAMES.some((name) => name.test(line))).length;
      return count === (OTHERWISE[file]?.lines ?? 0) ? [] : [`${file}: ${count} lines`];
    });
  expect(found, 'derive these from federation/src/ai-providers.ts').toEqual([]);
  for (const place of NAMING) {
    const naming = files.filter((file) => place.test(file));
    const texts = naming.map((file) => readFileSync(path.join(workspace, file), 'utf8'));
    expect(texts.some((text) => NAMES.some((name) => name.test(text)))).toBe(true);
  }
});

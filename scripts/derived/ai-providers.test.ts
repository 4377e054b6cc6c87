import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AI_PROVIDERS } from '@ia/federation/ai-providers';
import { expect, test } from 'vitest';
import { workspace } from '../run.ts';

/**
 * Files that may name an AI provider: the table of providers, files written by hand for one of them, and
 * files that scripts/build-derived.ts derives from the table.
 */
const PROVIDER_FILES = [
  /^federation\/src\/ai-providers\.ts$/,
  /^shared-services\/src\/ai\/providers\//,
  /^test-support\/src\/fake-ai\/formats\//,
  /^shared-services\/src\/ai\/provider-id\.ts$/,
  /^supabase\/(schemas|migrations)\/\w*ai_limits\.sql$/,
];

/** Lines with the name of a provider in another meaning. */
const OTHER_MEANINGS: Record<string, { lines: number; reason: string }> = {
  'federation/src/config/site-config.ts': { lines: 2, reason: 'links to the chat assistant' },
  'federation/src/contract/shell-api.ts': { lines: 2, reason: 'link to the chat assistant' },
  'federation/src/fake-shell/fake-shell.ts': { lines: 1, reason: 'link to the chat assistant' },
  'scripts/site-config/descriptions.ts': { lines: 1, reason: 'link to the chat assistant' },
  'shared-services/src/ai/errors.ts': { lines: 1, reason: 'a specified message' },
};

/** Tests choose providers to fail; lessons and checks of Portuguese name products. */
const EXEMPT_FILES =
  /\.test\.tsx?$|^(e2e|bench|mfe-courses|supabase\/tests|scripts\/portuguese|scripts\/derived)\/|^test-support\/src\/fake-ai\/([\w-]+-outcomes|outcome|observe)\.ts$/;

/** 'OpenRouter' → /open.?router/i, 'Hugging Face' → /hugging.?face/i */
const NAME_PATTERNS = AI_PROVIDERS.map(
  ({ name }) => new RegExp(name.replaceAll(' ', '.?').replaceAll(/(?<=[a-z])(?=[A-Z])/g, '.?'), 'i'),
);

test('AI providers are named only in the table, in its adapter and in derived lists', () => {
  const list = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.sql', '*.css', '*.html'];
  const files = execFileSync('git', list, { cwd: workspace, encoding: 'utf8' }).split('\n').filter(Boolean);
  const found = files
    .filter((file) => !EXEMPT_FILES.test(file) && !PROVIDER_FILES.some((pattern) => pattern.test(file)))
    .flatMap((file) => {
      const lines = readFileSync(path.join(workspace, file), 'utf8').split('\n');
      const count = lines.filter((line) => NAME_PATTERNS.some((name) => name.test(line))).length;
      return count === (OTHER_MEANINGS[file]?.lines ?? 0) ? [] : [`${file}: ${count} lines`];
    });
  expect(found, 'derive these from federation/src/ai-providers.ts').toEqual([]);
  for (const pattern of PROVIDER_FILES) {
    const matching = files.filter((file) => pattern.test(file));
    const texts = matching.map((file) => readFileSync(path.join(workspace, file), 'utf8'));
    expect(texts.some((text) => NAME_PATTERNS.some((name) => name.test(text)))).toBe(true);
  }
});

// @vitest-environment node
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createToken } from './tokens.ts';

it('createToken writes a token file that only its owner can read', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tokens-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'tokens.json');
  for (const team of ['equipa-x', 'equipa-y']) await createToken(file, team, ['mfe-x']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

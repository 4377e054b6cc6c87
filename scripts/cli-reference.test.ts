import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CLI_REFERENCE_FILE, generateCliReference } from './cli-reference.ts';

it('docs/cli.md matches the commands of the federation CLI', async () => {
  const isCurrent = (await readFile(CLI_REFERENCE_FILE, 'utf8')) === generateCliReference();
  expect(isCurrent, 'run: npx -y pnpm@12 exec node scripts/cli-reference.ts').toBe(true);
});

it('The reference has a section with an example for every command', () => {
  const page = generateCliReference();
  for (const name of ['publish', 'preview list', 'token create', 'doctor', 'completion'])
    expect(page).toMatch(
      new RegExp(`^### federation ${name}\\n(?:(?!^###)[^])*\`\`\`sh\\nfederation ${name}`, 'm'),
    );
});

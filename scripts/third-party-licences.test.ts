import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { assertAllowed, readLicence } from './licences/read-licence.ts';
import { generateLicences, LICENCES_FILE } from './third-party-licences.ts';

/** Writes a package and reads its licence. */
const readTestLicence = (manifest: object, files: Record<string, string>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licence-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files }))
    writeFileSync(path.join(folder, name), text);
  return readLicence(folder);
};

describe('THIRD-PARTY-LICENCES.md', () => {
  let page: string;
  beforeAll(async () => {
    // Vitest sets another environment, for which React and Emotion bundle other modules.
    vi.stubEnv('NODE_ENV', 'production');
    page = await generateLicences();
    vi.unstubAllEnvs();
  }, 120_000);

  it('matches the installed packages that the pages bundle', () => {
    const isCurrent = page === readFileSync(LICENCES_FILE, 'utf8');
    expect(isCurrent, 'run: npx -y pnpm@12 exec node scripts/third-party-licences.ts').toBe(true);
  });

  it('lists code, fonts, icons and helpers of the build, but no package of server and tests', () => {
    for (const name of ['react', '@fontsource-variable/bricolage-grotesque', 'lucide-react', 'rolldown'])
      expect(page).toContain(`\n- ${name} `);
    for (const name of ['pino', 'vitest', 'kysely', '@babel/core'])
      expect(page).not.toContain(`\n- ${name} `);
  });
});

describe('readLicence', () => {
  it('separates title, copyright lines and text', () => {
    const text =
      'MIT License\n\nCopyright (c) 2020 A\nCopyright (c) 2021 B\n\nPermission is hereby granted\n';
    expect(readTestLicence({ name: 'x', version: '1.0.0', license: 'MIT' }, { LICENSE: text })).toEqual({
      name: 'x',
      version: '1.0.0',
      id: 'MIT',
      copyright: ['Copyright (c) 2020 A; Copyright (c) 2021 B'],
      text: 'Permission is hereby granted',
      notice: null,
    });
  });

  it('names the author when the package has no licence file, and reads a NOTICE', () => {
    const manifest = { name: 'x', version: '1.0.0', license: 'Apache-2.0', author: 'Ana <a@a.example>' };
    expect(readTestLicence(manifest, { NOTICE: 'By Ana' })).toMatchObject({
      copyright: ['Copyright Ana'],
      text: null,
      notice: 'By Ana',
    });
  });
});

describe('assertAllowed', () => {
  it.each(['GPL-3.0-only', 'AGPL-3.0', 'none', '(MIT AND CC-BY-NC-4.0)'])(
    'refuses %s, with package and remedy',
    (id) => {
      expect(() => assertAllowed([{ name: 'x', version: '1.2.3', id }])).toThrow(
        / {2}x 1\.2\.3: .*\nAllowed: .*MIT/,
      );
    },
  );

  it('accepts permissive licences', () => {
    expect(() => assertAllowed([{ name: 'x', version: '1.2.3', id: 'MIT' }])).not.toThrow();
  });
});

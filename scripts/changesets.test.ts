import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './run.ts';

const folder = path.join(workspace, '.changeset');
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

// Packages as `pnpm changeset version` reads them, then a description.
it('Changesets name their packages and describe the change', () => {
  const invalid = files.filter(
    (name) =>
      !/^---\n("[^"\n]+": (major|minor|patch)\n)+---\n\n\S/.test(
        readFileSync(path.join(folder, name), 'utf8'),
      ),
  );
  expect(invalid).toEqual([]);
});

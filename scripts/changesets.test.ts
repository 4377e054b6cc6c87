import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './run.ts';

const folder = path.join(workspace, '.changeset');
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');

it.each(files)(
  '%s names its packages as `pnpm changeset version` reads them, and says what changed',
  (name) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(
      /^---\n("[^"\n]+": (major|minor|patch)\n)+---\n\n\S/,
    );
  },
);

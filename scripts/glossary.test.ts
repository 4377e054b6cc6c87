import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { glossary } from '../shared-services/src/glossary/index.ts';
import { workspace } from './run.ts';

const files = globSync('{mfe-*,shell}/src/content/**/*.{ts,html}', { cwd: workspace }).filter(
  (file) => !/\.test\.|schema\.ts$|reading-rules\.ts$/.test(file),
);
const used = new Map(
  files.map((file) => {
    const text = readFileSync(path.join(workspace, file), 'utf8');
    return [file, [...text.matchAll(/\[\[([a-z0-9-]+)[|\]]/g)].map(([, id]) => id ?? '')];
  }),
);

it('every marked term exists in the glossary', () => {
  const unknown = [...used].flatMap(([file, ids]) =>
    ids.filter((id) => !Object.hasOwn(glossary, id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

it('every term of the glossary is marked where somebody meets it', () => {
  const all = new Set([...used.values()].flat());
  expect(Object.keys(glossary).filter((id) => !all.has(id))).toEqual([]);
});

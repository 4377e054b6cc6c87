import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { conformityOf, countOf } from '../shell/conformity.ts';
import { checklists } from '../shell/src/content/accessibility/checklists.ts';
import { EVIDENCE, evidence } from './accessibility-evidence.ts';
import { workspace } from './run.ts';

const all = checklists.flatMap(({ lines }) => lines);

/** Returns the test titles in a file, unevaluated: an interpolated value stays `${…}`. */
const namesIn = (file: string): string[] =>
  [
    ...readFileSync(path.join(workspace, file), 'utf8').matchAll(
      /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['`])(.+?)\1/g,
    ),
  ].map(([, , name]) => name ?? '');

describe('The accessibility evidence', () => {
  it.each([...new Set(all.flatMap(({ tests = [] }) => tests))])('names an existing test: %s', (test) => {
    const [file = '', name = ''] = test.split(' › ');
    expect(existsSync(path.join(workspace, file)), file).toBe(true);
    expect(namesIn(file).filter((one) => one.includes(name))).not.toEqual([]);
  });

  it('names a test or a person for each requirement', () => {
    expect(all.filter(({ tests, person, found }) => !tests && !person && !found)).toEqual([]);
  });

  it('matches docs/accessibility.md; node scripts/accessibility-evidence.ts updates it', () => {
    expect(readFileSync(EVIDENCE, 'utf8')).toBe(evidence());
  });

  it('claims full conformity only after both evaluations by people', () => {
    const done = { ...countOf(), open: 0 };
    const one = { date: '2027-01-01', title: 'x', url: 'https://x.pt/', result: 'x' };
    const both = [
      { ...one, kind: 'manual' as const },
      { ...one, kind: 'users' as const },
    ];
    expect(conformityOf(done, [])).toBe('parcialmente conforme');
    expect(conformityOf(done, both.slice(1))).toBe('parcialmente conforme');
    expect(conformityOf({ ...done, open: 1 }, both)).toBe('parcialmente conforme');
    expect(conformityOf(done, both)).toBe('plenamente conforme');
  });
});

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { conformityLevel, countLines } from '../shell/conformity.ts';
import { checklists } from '../shell/src/content/accessibility/checklists.ts';
import { EVIDENCE_FILE, generateEvidence } from './accessibility-evidence.ts';
import { workspace } from './run.ts';

// docs/accessibility.md maps each requirement of the official checklists to the tests that evaluate it.
// `generateEvidence` writes that table.

const requirements = checklists.flatMap(({ lines }) => lines);

/** Returns the test titles in a file, unevaluated: an interpolated value stays `${…}`. */
const readTestTitles = (file: string): string[] =>
  [
    ...readFileSync(path.join(workspace, file), 'utf8').matchAll(
      /\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['`])(.+?)\1/g,
    ),
  ].map(([, , name]) => name ?? '');

describe('The accessibility evidence', () => {
  it.each([...new Set(requirements.flatMap(({ tests = [] }) => tests))])(
    'names an existing test: %s',
    (test) => {
      const [file = '', name = ''] = test.split(' › ');
      expect(existsSync(path.join(workspace, file)), file).toBe(true);
      expect(readTestTitles(file).filter((title) => title.includes(name))).not.toEqual([]);
    },
  );

  it('names a test, a person who must evaluate it, or a finding for each requirement', () => {
    expect(requirements.filter(({ tests, person, finding }) => !tests && !person && !finding)).toEqual([]);
  });

  it('matches docs/accessibility.md; node scripts/accessibility-evidence.ts updates it', () => {
    expect(readFileSync(EVIDENCE_FILE, 'utf8')).toBe(generateEvidence());
  });

  it('documents a command that runs every test that writes results', () => {
    const [, command = ''] = /`WRITE_ACCESSIBILITY=1 pnpm e2e ([^`]+)`/.exec(generateEvidence()) ?? [];
    const filters = command.split(' ');
    const writers = globSync('e2e/**/*.ts', { cwd: workspace }).filter(
      (file) =>
        file !== 'e2e/support/results.ts' &&
        readFileSync(path.join(workspace, file), 'utf8').includes('writeResults('),
    );
    expect(writers.length).toBeGreaterThan(2);
    expect(writers.filter((file) => !filters.some((filter) => file.includes(filter)))).toEqual([]);
  });

  it('claims full conformity only after both evaluations by people', () => {
    const complete = { ...countLines(), open: 0 };
    const one = { date: '2027-01-01', title: 'x', url: 'https://x.pt/', result: 'x' };
    const bothEvaluations = [
      { ...one, kind: 'manual' as const },
      { ...one, kind: 'users' as const },
    ];
    expect(conformityLevel(complete, [])).toBe('partial');
    expect(conformityLevel(complete, bothEvaluations.slice(1))).toBe('partial');
    expect(conformityLevel({ ...complete, open: 1 }, bothEvaluations)).toBe('partial');
    expect(conformityLevel(complete, bothEvaluations)).toBe('full');
  });
});

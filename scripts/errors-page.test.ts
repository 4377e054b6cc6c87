import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeOfKind, ERROR_RANGES, ERRORS } from '../federation/src/errors/error-table.ts';
import { type FailureKind, failureCode } from '../shell/src/failures/failure-kind.ts';
import { ERRORS_PAGE, generateErrorsPage } from './errors-page.ts';
import { workspace } from './run.ts';

const codes = Object.keys(ERRORS);
const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'federation', 'shell', 'scripts'],
  {
    cwd: workspace,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(-scene)?\.tsx?$/.test(file))
  .filter((file) => !file.startsWith('federation/src/errors/') && file !== 'scripts/errors-page.ts');
const sources = await Promise.all(files.map((file) => readFile(path.join(workspace, file), 'utf8')));
const usedCodes = new Set(sources.flatMap((text) => text.match(/\bFED-\d{3}\b/g) ?? []));

it('docs/errors.md matches the tables of errors', async () => {
  const isCurrent = (await readFile(ERRORS_PAGE, 'utf8')) === generateErrorsPage();
  expect(isCurrent, 'run: npx -y pnpm@12 exec node scripts/errors-page.ts').toBe(true);
});

it('Each error code is unique and in the range of its table', () => {
  const tableCodes = ERROR_RANGES.flatMap(({ title, rows }) =>
    Object.keys(rows).map((code) => ({ code, range: title.slice(0, 5) })),
  );
  expect(tableCodes.map(({ code }) => code).sort()).toEqual([...codes].sort());
  expect(
    tableCodes.filter(({ code, range }) => !/^FED-\d{3}$/.test(code) || !code.startsWith(range)),
  ).toEqual([]);
});

it('Each error has a title of its own, a cause and a remedy', () => {
  const titles = Object.values(ERRORS).map(({ title }) => title);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  for (const [code, { cause, remedy }] of Object.entries(ERRORS)) {
    expect(cause.length, code).toBeGreaterThan(20);
    expect(remedy.length, code).toBeGreaterThan(5);
  }
});

it('The sources use every code of the tables, and no other code', () => {
  expect(codes.filter((code) => !usedCodes.has(code))).toEqual([]);
  expect([...usedCodes].filter((code) => !codes.includes(code))).toEqual([]);
});

it('Failure kinds of the shell have the codes of the table', () => {
  const kinds = Object.entries(ERRORS).flatMap(([code, { kind }]) => (kind ? [{ kind, code }] : []));
  // One for each value of `FailureKind`.
  expect(kinds).toHaveLength(9);
  for (const { kind, code } of kinds) expect(failureCode(kind as FailureKind), kind).toBe(code);
  expect(codeOfKind('integrity')).toBe('FED-403');
  expect(codeOfKind('kind of a later shell')).toBeUndefined();
});

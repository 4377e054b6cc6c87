import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from './run.ts';

/** Ways for a text to become markup or a program. Trusted Types refuse them in the browser; here they are refused before. */
const RUNS =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|document\.write|\beval\(|new Function\(|\bsrcdoc\b|setAttribute\(\s*['"](on\w+|href|src)['"]|set(Timeout|Interval)\(\s*['"`]/;

const shipped = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js'], {
  cwd: workspace,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(mfe-\w[\w-]*|shell|shared-ui|shared-services)\/(src|library\/src|public)\//.test(file))
  .filter((file) => !/\.(test|test-scene|examples)\.|generated/.test(file));

/** With the reason why it is none. */
const ALLOWED: Record<string, string> = {
  // A link that Markdown has shown, hence made safe; clean-copy.test.tsx holds it.
  'mfe-prompt-factory/src/parts/factory/result/clean-copy.ts': 'copies a link that stands on the page',
};

test('no text becomes markup or a program in what visitors get', () => {
  expect(shipped.length).toBeGreaterThan(500);
  const found = shipped
    .filter((file) => !(file in ALLOWED))
    .flatMap((file) =>
      readFileSync(path.join(workspace, file), 'utf8')
        .split('\n')
        .filter((line) => RUNS.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('and each way of it would be found', () => {
  for (const line of [
    '<p dangerouslySetInnerHTML={{ __html: x }} />',
    'element.innerHTML = x;',
    "link.setAttribute('href', x)",
    "setTimeout('x()', 1)",
    'new Function(x)',
  ])
    expect(line).toMatch(RUNS);
});

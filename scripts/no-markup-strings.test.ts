import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from './run.ts';

/**
 * APIs that turn text into markup or code. Trusted Types block them in the browser; this
 * test rejects them earlier.
 */
const MARKUP_APIS =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|document\.write|\beval\(|new Function\(|\bsrcdoc\b|setAttribute\(\s*['"](on\w+|href|src)['"]|set(Timeout|Interval)\(\s*['"`]/;

const shippedFiles = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js'], {
  cwd: workspace,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(mfe-\w[\w-]*|shell|shared-ui|shared-services)\/(src|library\/src|public)\//.test(file))
  .filter((file) => !/\.(test|test-scene|examples)\.|generated/.test(file));

/** Exceptions by file, with the reason. */
const ALLOWED: Record<string, string> = {
  // The Markdown renderer has sanitised the link; clean-copy.test.tsx checks that.
  'mfe-prompt-factory/src/parts/factory/answer/clean-copy.ts': 'copies an existing link of the page',
};

test('Shipped code never turns text into markup or code', () => {
  expect(shippedFiles.length).toBeGreaterThan(500);
  const found = shippedFiles
    .filter((file) => !(file in ALLOWED))
    .flatMap((file) =>
      readFileSync(path.join(workspace, file), 'utf8')
        .split('\n')
        .filter((line) => MARKUP_APIS.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('The pattern matches each API that turns text into markup or code', () => {
  for (const line of [
    '<p dangerouslySetInnerHTML={{ __html: x }} />',
    'element.innerHTML = x;',
    "link.setAttribute('href', x)",
    "setTimeout('x()', 1)",
    'new Function(x)',
  ])
    expect(line).toMatch(MARKUP_APIS);
});

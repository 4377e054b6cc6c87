import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseBlocks } from './documented/blocks.ts';
import { findUnknownNames } from './documented/check-names.ts';
import { EXTERNAL_NAMES } from './documented/external-names.ts';
import { readMarkdown } from './documented/markdown.ts';
import { extractWords, type Repository, readRepository } from './documented/repository.ts';
import { workspace } from './run.ts';

// Finds misspelled and outdated names in the documentation: files, commands, variables, identifiers and
// links.

/** Pages about the current state. Changelogs, changesets and benchmark results describe a past one. */
const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: workspace,
  encoding: 'utf8',
})
  .split('\n')
  .filter((page) => page && !/CHANGELOG|^bench\/results|api-report|^\.changeset\/(?!README)/.test(page));

let repository: Repository;
beforeAll(() => {
  repository = readRepository();
}, 60_000);

it.each(pages)('%s names only files, variables, commands and identifiers that exist', (page) => {
  expect(findUnknownNames(page, repository.read(page), repository)).toEqual([]);
});

it('Each name from elsewhere is in a page and has a reason', () => {
  const names = pages.flatMap((page) => {
    const text = repository.read(page);
    const { spans, code } = readMarkdown(text);
    const commands = parseBlocks(page, text).flatMap((block) => block.commands);
    const texts = [...spans, ...code].map((piece) => piece.text);
    return [...texts, ...commands].flatMap((piece) => [piece, ...extractWords(piece)]);
  });
  for (const row of EXTERNAL_NAMES) {
    expect(
      names.filter((name) => row.names.test(name)),
      String(row.names),
    ).not.toEqual([]);
    expect(row.reason).toMatch(/\w{3}/);
  }
});

describe('findUnknownNames', () => {
  const check = (text: string) =>
    findUnknownNames('docs/page.md', text, repository).map((problem) => problem.replace('docs/page.md:', ''));

  it.each([
    ['a link', '[a](missing.md)', 'link missing.md'],
    ['a link upwards', '[a](../federation/src/site/lok.ts)', 'link ../federation/src/site/lok.ts'],
    ['an image', '![a](images/missing.png)', 'link images/missing.png'],
    ['a link around a code span', '[`README.md`](../readme.md)', 'link ../readme.md'],
    ['an anchor', '[a](../README.md#no-such-heading)', 'anchor ../README.md#no-such-heading'],
    ['an anchor of the page', '# Title\n[a](#tittle)', 'anchor #tittle'],
    ['a path', '`federation/src/sit/lock.ts`', 'path federation/src/sit/lock.ts'],
    ['the end of a path', '`sit/lock.ts`', 'path sit/lock.ts'],
    ['a file', '`lok.ts`', 'path lok.ts'],
    ['a path with a placeholder', '`mfe-*/src/nowhere/<page>.ts`', 'path mfe-*/src/nowhere/<page>.ts'],
    ['one alternative of a path', '`mfe.{config,konfig}.ts`', 'path mfe.{config,konfig}.ts'],
    ['a folder', '`federation/src/nowhere/`', 'path federation/src/nowhere/'],
    ['a file that a program writes', '`site/registri.json`', 'identifier registri'],
    ['a test', '`e2e/shell/strat.spec.ts › title`', 'path e2e/shell/strat.spec.ts'],
    ['a variable', '`SKIP_BULD`', 'environment variable SKIP_BULD'],
    ['an assigned variable', '`POTR=5270`', 'environment variable POTR'],
    ['a variable of a command', '`SKIP_BULD=1 pnpm start`', 'environment variable SKIP_BULD'],
    ['an npm script', '`npx -y pnpm@12 strat`', 'command npx strat'],
    ['a script of a package', '`pnpm --filter mfe-courses skorm`', 'command pnpm skorm'],
    ['a package', '`pnpm --filter mfe-course build`', 'package mfe-course'],
    ['a subcommand', '`federation publsh mfe-courses`', 'command federation publsh'],
    ['an option', '`federation publish . --upload`', 'option federation publish --upload'],
    ['a second command', '`cd shell && npx federation rot /x`', 'command federation rot'],
    ['a Vitest project', '`pnpm exec vitest run --project shel`', 'project shel'],
    ['a command in a block', '```sh\npnpm exec node scripts/strat.ts\n```', 'path scripts/strat.ts'],
    ['an identifier', '`useShel()`', 'identifier useShel'],
    ['a member', '`useShell().flagz`', 'identifier flagz'],
    ['an attribute', '`data-page-stat`', 'identifier data-page-stat'],
    ['a route', '`#/manifesto-cocriar`', 'route #/manifesto-cocriar'],
    ['an import', '`@ia/shared-ui/buton`', 'import @ia/shared-ui/buton'],
    [
      'an import in code',
      "```ts\nimport { Button } from '@ia/shared-ui/buton';\n```",
      'import @ia/shared-ui/buton',
    ],
    ['an identifier in code', '```ts\nuseShel();\n```', 'identifier useShel'],
  ])('reports %s that does not exist', (_, text, problem) => {
    expect(check(text).map((found) => found.replace(/^\d+ /, ''))).toContain(problem);
  });

  it('reports the line', () => {
    expect(check('Text\n\n```\nnone\n```\n\nof `lok.ts`')).toEqual(['7 path lok.ts']);
  });

  it('reports nothing for names that exist, and for text outside code spans', () => {
    const text = `
# A heading with \`code\`, and more
[a](#a-heading-with-code-and-more) [b](../README.md#two-commands) <https://example.org> useShel
\`federation/src/site/lock.ts\` \`site/lock.ts\` \`{mfe,vite}.config.ts\` \`mfe-*/README.md\` \`docs/adr/0013\`
\`site/registry.json\` \`SKIP_BUILD\` \`AI=fake npx -y pnpm@12 start\` \`pnpm --filter mfe-courses scorm\`
\`federation publish <app> --upload-only\` \`useShell().flags\` \`#/aprender\` \`@ia/shared-ui/button\`
\`\`\`
useShel in a drawing
\`\`\`
`;
    expect(check(text)).toEqual([]);
  });
});

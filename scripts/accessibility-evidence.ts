import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ACCEPTED_FAILURES } from '../shell/access-monitor-exceptions.ts';
import { readAccessibilityResults } from '../shell/accessibility-results.ts';
import { countLines, evaluatorOf } from '../shell/conformity.ts';
import { checklists, type Line } from '../shell/src/content/accessibility/checklists.ts';
import { workspace } from './run.ts';

/** The generated page. `node scripts/accessibility-evidence.ts` writes it from the checklists and test results. */
export const EVIDENCE_FILE = path.join(workspace, 'docs/accessibility.md');

const results = readAccessibilityResults();

const STATE_TEXTS = { test: 'verificado por testes', person: 'verificado', nobody: 'por verificar' };

function formatRow(line: Line): string {
  const { id, requirement, tests = [], person, finding } = line;
  const testCell = tests.map((test) => `\`${test}\``).join('<br>') || 'nenhum';
  const personCell = finding
    ? `${finding.result} (${finding.by}, ${finding.date})`
    : (person ?? 'não é preciso');
  return `| ${id} | ${requirement} | ${testCell} | ${personCell} | ${STATE_TEXTS[evaluatorOf(line)]} |`;
}

const formatEngines = (): string =>
  new Intl.ListFormat('en').format(
    Object.entries(results.engines).map(([name, version]) => `${name} ${version}`),
  );

const formatFailures = (): string =>
  ACCEPTED_FAILURES.map(
    ({ test, level, routes, reason }) =>
      `| \`${test}\` | ${level} | ${routes.map((route) => `\`${route}\``).join(', ')} | ${reason} |`,
  ).join('\n');

const { lines, byTests, byPeople, open } = countLines();

/** Returns the text of docs/accessibility.md. */
export const generateEvidence = (): string => `# Accessibility evaluation

\`npx -y pnpm@12 exec node scripts/accessibility-evidence.ts\` generates this page from \`shell/src/content/accessibility\`.
\`scripts/accessibility-evidence.test.ts\` fails when the page is out of date or names a test that does not exist. The
statement at \`/acessibilidade/\` uses the same data.

## Automated evaluation

Last run: ${results.date}, on ${results.routes.length} routes and ${results.documents.length} documents.

- axe-core ${results.axe} on each page: on a phone in light and dark, and on a desktop in light. With \`LONG_RUN=1\` its colour
  rules also run in the four other themes
- AccessMonitor with the rules ${results.accessMonitor.rules}, the validator of the Portuguese seal: at least
  ${results.accessMonitor.score} of 10 on each page and document at 360 and 1280 px, and only the failures listed below
- the Nu Html Checker ${results.nu} on the rendered DOM of each page, and on the HTML as sent of each page, of its plain text
  version and of the documents
- the layout at six widths, at 200 % text and at 400 % zoom
- the main tasks, with mouse and keyboard, in ${formatEngines()}: \`e2e/engines\`. The nightly run also checks the layout
  of each route there, at 360 px (480 px in WebKitGTK, whose window cannot be narrower) and 1280 px, and at 200 % text
- what a screen reader says in four tasks by keyboard alone, as text: \`e2e/speech\`

A run that finds a fault fails: its results do not count.
\`WRITE_ACCESSIBILITY=1 pnpm e2e shell/layout shell/access-monitor engines\` writes the date, the versions, the list of pages
and the lowest score, each after its tests passed. Later runs fail if their pages or rules differ from the written ones, if an engine is older, or
if AccessMonitor gives a lower score.

AccessMonitor's website and its browser extension weigh tests differently. The run uses the website's weights, which the seal
asks for. With those of the extension, every page had at least 9.5 on 28 November 2026 but \`/component-library\`, which had
9.3. Its thumbnails contained controls and headings then.

AccessMonitor reports these failures. The markup is right, and \`e2e/shell/access-monitor.spec.ts\` accepts no others, of any
level:

| test | level | pages | reason: the test |
| --- | --- | --- | --- |
${formatFailures()}

The run ignores these messages of the Nu Html Checker (\`ACCEPTED_ERRORS\` in \`e2e/support/nu-html.ts\`):

- the second \`#\` of addresses such as \`#/aprender#todos\`: the specification requires these addresses, and every browser
  accepts them
- \`@container\`, \`container-type\`, \`field-sizing\`, and \`min()\` with a custom property: valid CSS that the checker does not
  know

## Evaluation by people

The site has not yet been tested by people who use a screen reader or by people with disabilities. The speech files close
lines 4.2 and 4.3 of the first list: a required field and an error are said, with the field. They contain neither lists nor
tables, so lines 1.1, 3.1 and 3.2 wait for somebody who listens to these with a screen reader. Of the ${lines} lines below,
${byTests} are evaluated by tests alone, ${byPeople} by a person, and ${open} wait for a person.

Orca 43 with Chromium 156 has three habits that a page of plain HTML shows as well, so the site does not work around them. An
error that appears while its field gets the focus is said twice. A progress bar says a new value without its name. A focused
heading is «clickable» when an ancestor listens to clicks, as React does for the whole page.

A part of a prompt is said twice by intention: as the name of its group, «Tarefa», and in the button «Mudar à mão: Tarefa»,
because a list of buttons does not contain their groups.

To record a result, add \`finding\` to the line. Add an evaluation to \`evaluations\` of \`shell/conformity.ts\`; the statement
shows it. The statement says «parcialmente conforme» until no line waits and both kinds of evaluation are recorded.

The lines summarise the official checklists in our own words and use their numbers.

${checklists
  .map(
    ({ title, lines: all }) =>
      `## ${title}\n\n| n.º | requisito | testes | o que falta a uma pessoa | estado |\n| --- | --- | --- | --- | --- |\n${all.map(formatRow).join('\n')}\n`,
  )
  .join('\n')}`;

if (import.meta.main) writeFileSync(EVIDENCE_FILE, generateEvidence());

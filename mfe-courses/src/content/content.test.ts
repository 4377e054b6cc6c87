import { glossary } from '@ia/shared-services/glossary';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import facts from '../../../docs/facts.md?raw';
import { sources as part2Sources } from './descobrir-a-ia/sources.ts';
import { type Prose, plainLanguageProblems } from './reading-rules.ts';
import * as schema from './schema.ts';
import { sources as copilotSources } from './sources.ts';

const sources: schema.Source[] = [...Object.values(copilotSources), ...Object.values(part2Sources)];

/** Exports of all content files, by file. New files are included automatically. */
const files = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./schema.ts', '!./reading-rules.ts', '!./**/sources.ts'],
  { eager: true },
);
const entries = Object.entries(files);
const filesExporting = (name: string) => entries.filter(([, exports]) => name in exports);

/** Keys of values that are not prose. */
const NOT_PROSE = new Set([
  'id',
  'type',
  'storageKey',
  'to',
  'link',
  'name',
  'source',
  'sources',
  'about',
  'phone',
  'url',
  'tone',
  'kind',
  'ailit',
  'topic',
  'collected',
  'tried',
]);
/** Keys of texts for an AI, which may address it as «tu». */
const AI_INPUT_KEYS = new Set(['prompt', 'promptText']);

/** Yields every text that visitors read, or send to an AI, in a value of a content file. */
function* collectProse(value: unknown, key = ''): Generator<Prose> {
  if (NOT_PROSE.has(key)) return;
  if (typeof value === 'string') yield { text: value, toAi: AI_INPUT_KEYS.has(key) };
  else if (Array.isArray(value)) for (const item of value) yield* collectProse(item, key);
  else if (value && typeof value === 'object')
    for (const [child, item] of Object.entries(value)) yield* collectProse(item, child);
}

const listIssues = (result: { issues?: readonly v.BaseIssue<unknown>[] }) =>
  (result.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);

describe('content files', () => {
  it.each(filesExporting('course'))('%s matches the course schema', (_, exports) => {
    expect(listIssues(v.safeParse(schema.Course, exports.course))).toEqual([]);
  });

  it.each(filesExporting('mission'))('%s matches the mission schema', (_, exports) => {
    expect(listIssues(v.safeParse(schema.Mission, exports.mission))).toEqual([]);
  });

  it('glossary and template block match their schemas', () => {
    expect(listIssues(v.safeParse(schema.Glossary, glossary))).toEqual([]);
    const example = files['./example/example-block.ts']?.exampleBlock;
    expect(listIssues(v.safeParse(schema.Block, example))).toEqual([]);
  });

  const courses = filesExporting('course').map(
    ([file, exports]) => [file, exports.course as schema.Course] as const,
  );
  const parts = filesExporting('secondPart').map(
    ([file, exports]) => [file, exports.secondPart as schema.Block[]] as const,
  );
  const lessons = [
    ...courses.map(([file, { groups }]) => [file, groups.flatMap((group) => group.blocks)] as const),
    ...parts,
  ].flatMap(([file, blocks]) =>
    blocks.map((block) => [`${file} · ${block.id} ${block.title}`, block] as const),
  );

  it.each(parts)('blocks of %s match the block schema', (_, blocks) => {
    for (const block of blocks) expect(listIssues(v.safeParse(schema.Block, block)), block.title).toEqual([]);
  });

  if (lessons.length > 0) {
    it.each(lessons)('%s gives the reader an activity', (_, block) => {
      const kinds = new Set<string>(block.parts.map((part) => part.type));
      const hasActivity = ['activity', 'quiz', 'prompts', 'site-link'].some((kind) => kinds.has(kind));
      expect(hasActivity, 'expected an activity, a quiz, prompts or a mission link').toBe(true);
      // A quiz-only block belongs to the group of the lesson that it tests.
      if (block.parts.length > 1) {
        expect(
          kinds.has('example') || kinds.has('compare') || kinds.has('prompts'),
          'expected a worked example',
        ).toBe(true);
      }
      expect(kinds.has('quiz'), 'isQuiz must match the parts of the block').toBe(block.isQuiz ?? false);
    });
  }

  const missionBlocks = filesExporting('mission').flatMap(([file, exports]) =>
    (exports.mission as schema.Mission).blocks.map(
      (block) => [`${file} · ${block.id} ${block.title}`, block] as const,
    ),
  );
  /** Self-explanatory part types: a mission block with one of them needs no explanation. */
  const INTERACTIONS = ['narrative-choice', 'reflection', 'group-game', 'quiz', 'complete'];

  it.each([...lessons, ...missionBlocks])('%s explains before it asks', (_, block) => {
    const kinds = block.parts.map((part) => part.type);
    // A quiz-only block belongs to the group of the lesson that it tests.
    const isQuizOnly = kinds.length === 1 && kinds[0] === 'quiz';
    const isInteractive =
      missionBlocks.some(([, each]) => each === block) && kinds.some((kind) => INTERACTIONS.includes(kind));
    if (!isQuizOnly && !isInteractive) expect(kinds).toContain('paragraph');
  });

  /** Returns the activities of a course or mission, also inside tabs and accordions. */
  function collectActivities(value: unknown): schema.PartOf<'activity'>[] {
    if (Array.isArray(value)) return value.flatMap(collectActivities);
    if (value === null || typeof value !== 'object') return [];
    const isActivity = (value as { type?: string }).type === 'activity';
    return isActivity
      ? [value as schema.PartOf<'activity'>]
      : Object.values(value).flatMap(collectActivities);
  }
  const lessonFiles = [
    ...filesExporting('course'),
    ...filesExporting('mission'),
    ...filesExporting('secondPart'),
  ];

  it.each(lessonFiles)('%s: every activity has an answer field with a unique id', (_, exports) => {
    const activities = collectActivities(exports.course ?? exports.mission ?? exports.secondPart);
    expect(activities.length).toBeGreaterThan(1);
    expect(activities.filter(({ answerField }) => !answerField).map(({ title }) => title)).toEqual([]);
    const ids = activities.map(({ answerField }) => answerField?.id);
    expect(new Set(ids).size, ids.join(', ')).toBe(ids.length);
  });

  it('quizzes and prompts of a course have unique ids', () => {
    for (const [file, course] of courses) {
      const ids = [...JSON.stringify(course).matchAll(/"type":"quiz","id":"([^"]+)"/g)].map(
        (match) => match[1],
      );
      expect(new Set(ids).size, file).toBe(ids.length);
    }
  });
});

describe('content texts', () => {
  it('our own source descriptions start in lower case, page titles in upper case', () => {
    for (const source of sources) {
      expect(/^\p{Lu}/u.test(source.title), source.title).toBe(!source.described);
    }
  });

  it('link a source only if the verified facts include its URL', () => {
    const linked = sources.flatMap(({ url }) => url ?? []);
    const isMicrosoftPage = (url: string) =>
      url === 'https://learn.microsoft.com/copilot/privacy-and-protections';
    expect(linked.some(isMicrosoftPage)).toBe(true);
    expect(linked.filter((url) => !isMicrosoftPage(url) && !facts.includes(url))).toEqual([]);
  });

  it.each(entries)('%s follows the plain-language rules', (_, exports) => {
    expect([...collectProse(exports)].flatMap(plainLanguageProblems)).toEqual([]);
  });

  it.each(filesExporting('course'))('%s counts in blocks or in modules, never in both', (_, exports) => {
    const { unit, hero, blocksLead, groups } = exports.course as schema.Course;
    const other = unit === 'módulo' ? /\bblocos?\b/i : /\bmódulos?\b/i;
    const texts = [...collectProse({ hero: { ...hero, more: null }, blocksLead, groups })].map(
      ({ text }) => text,
    );
    expect(texts.filter((text) => other.test(text))).toEqual([]);
  });

  it.each(entries)('%s uses only existing glossary terms', (_, exports) => {
    const usedTerms = [...collectProse(exports)].flatMap(({ text }) =>
      [...text.matchAll(/\[\[([a-z0-9-]+)/g)].map((match) => match[1] ?? ''),
    );
    expect(usedTerms.filter((term) => !(term in glossary))).toEqual([]);
  });

  it.each([
    'O usuário abre a tela.',
    'A IA está fazendo um resumo.',
    'Se você quiser, envie a mensagem.',
    'Compartilhe o arquivo.',
    'Apanhe o ônibus.',
    'O óptimo é inimigo do bom.',
    'Podes escrever o teu pedido.',
    'Escreva the next pedido.',
    'Pense em um pedido.',
    `${'palavra '.repeat(31)}.`,
  ])('the rules report «%s»', (text) => {
    expect(plainLanguageProblems({ text, toAi: false })).not.toEqual([]);
  });

  it('the rules accept «tu» in prompts, and good Portuguese', () => {
    expect(
      plainLanguageProblems({ text: 'Resume este texto. Diz o que tens por certo.', toAi: true }),
    ).toEqual([]);
    expect(
      plainLanguageProblems({ text: 'A IA está a preparar o resumo. Guarde o ficheiro.', toAi: false }),
    ).toEqual([]);
  });
});

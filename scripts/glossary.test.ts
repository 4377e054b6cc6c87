import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { glossary } from '../shared-services/src/glossary/index.ts';
import { proseOfContent } from './portuguese/prose-of.ts';
import { workspace } from './run.ts';

const files = globSync('{mfe-*,shell}/src/content/**/*.{ts,html}', { cwd: workspace }).filter(
  (file) => !/\.test\.|schema\.ts$|reading-rules\.ts$/.test(file),
);
const readText = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
/** Ids of the terms that a text marks: `[[id]]` or `[[id|text]]`. */
const findMarks = (text: string) => [...text.matchAll(/\[\[([a-z0-9-]+)[|\]]/g)].map(([, id]) => id ?? '');
const marksByFile = new Map(files.map((file) => [file, findMarks(readText(file))]));

it('every marked term exists in the glossary', () => {
  const unknown = [...marksByFile].flatMap(([file, ids]) =>
    ids.filter((id) => !Object.hasOwn(glossary, id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

it('every term of the glossary is marked on at least one page', () => {
  const markedTerms = new Set([...marksByFile.values()].flat());
  expect(Object.keys(glossary).filter((id) => !markedTerms.has(id))).toEqual([]);
});

/** Forms of the terms that pages must mark; other forms of the same word may be unmarked. */
const FORMS: Record<string, RegExp> = {
  ia: /\bintelig[êe]ncia artificial\b/i,
  prompt: /\bprompts?\b/i,
  'dados-pessoais': /\bdados pessoais\b/i,
  'ia-generativa': /\bIA generativa\b/i,
  alucinacao: /\balucina/i,
  algoritmo: /\balgoritmos?\b/i,
  phishing: /\bphishing\b/i,
  deepfake: /\bdeepfakes?\b/i,
};
/** Names that contain a term. */
const NAMES = /Fábrica de Prompts( IA)?|Descobrir a IA|«Os meus prompts»|prompt-factory/g;

/** Pages that a visitor may open first. Excludes staff pages and pages about the site. */
const PAGES: Record<string, string[]> = {
  '/': ['mfe-landing/src/content/*.ts'],
  '/manifesto-cocreate': [
    'mfe-manifesto/src/content/{cocreate,contribute,community,version-texts,similar,own-data}.ts',
  ],
  '/manifesto-votos': ['mfe-manifesto/src/content/votes.ts'],
  '/prompt-factory': ['mfe-prompt-factory/src/content/{texts,compare,mine,own,talk}.ts'],
  '/aprender': ['mfe-courses/src/content/learn/learn.ts'],
  '/copilot-course': ['mfe-courses/src/content/descobrir-a-ia/*.ts'],
  '/mscopilot-course': ['mfe-courses/src/content/mscopilot/*.ts'],
  '/mscopilot-course-v2': ['mfe-courses/src/content/copilot-v2/*.ts'],
  '/mscopilot-course-v3': ['mfe-courses/src/content/copilot-v3/*.ts'],
  '/mission-1': ['mfe-courses/src/content/mission-1/*.ts'],
};

it.each(Object.entries(PAGES))('%s links its terms to their explanations', (_, globs) => {
  const texts = globs
    .flatMap((glob) => globSync(glob, { cwd: workspace }))
    .filter((file) => !/\.test\.|schema\.ts$/.test(file))
    .map(readText);
  expect(texts.length).toBeGreaterThan(0);
  const marked = new Set(texts.flatMap(findMarks));
  const prose = texts.flatMap((text) =>
    proseOfContent(text).map((literal) => literal.text.replace(NAMES, '').replace(/\[\[.*?\]\]/g, '')),
  );
  const unlinked = Object.entries(FORMS).flatMap(([id, form]) => {
    // Titles, labels and list items have no links, so only sentences count.
    const sentence = prose.find((text) => /[.!?]/.test(text) && form.test(text));
    return sentence && !marked.has(id) ? [`${id}: ${sentence}`] : [];
  });
  expect(unlinked).toEqual([]);
});

/**
 * Checks the grammar of all texts for visitors. LanguageTool would be the first choice, but neither Debian
 * nor the npm registry has it: its parts come from Maven. This checker uses the European Portuguese hunspell
 * dictionary from the npm registry, which has category, gender and number of every form. Its rules cover agreement,
 * contractions, Brazilian forms, repeated words and punctuation, English words and acronyms. It takes about two
 * seconds.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { groups6to9 } from '../../mfe-courses/src/content/copilot-v3/groups-6-9.ts';
import { RECIPES } from '../../shared-services/src/built-in-recipes/index.ts';
import type { Recipe } from '../../shared-services/src/recipes/recipe.ts';
import { workspace } from '../run.ts';
import { ACRONYMS } from './exceptions.ts';
import { proseOfContent, proseOfPage } from './prose-of.ts';
import { portugueseProblems } from './rules.ts';

/** Files without sentences for visitors. */
const NO_PROSE = [
  /\.test\./,
  // Code beside the content.
  /schema\.ts$|reading-rules|duration\.ts|links\.ts$|built-in-recipes\/index\.ts/,
  // Titles and quotations in other languages.
  /sources\.ts$|ailit\.ts$/,
  // Prompts for images: lists of words.
  /built-in-recipes\/images\.ts/,
];

const content = globSync(
  [
    '{mfe-*,shell}/src/content/**/*.ts',
    'shared-services/src/{built-in-recipes/*,recipe-follow-ups/*,recipes/hero,principles/content/*,votes/content,glossary/index}.ts',
    'supabase/content/*.ts',
    'shell/src/content/documents/*.html',
  ],
  { cwd: workspace },
).filter((file) => !NO_PROSE.some((files) => files.test(file)));

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const readProse = (file: string) => (file.endsWith('.html') ? proseOfPage : proseOfContent)(read(file));

describe('Texts for visitors', () => {
  it('are found in all content files', () => {
    expect(content.length).toBeGreaterThan(70);
    expect(content.flatMap(readProse).length).toBeGreaterThan(2500);
  });

  it.each(content)('in %s have no language problems', (file) => {
    const problems = readProse(file).flatMap(({ text, line }) =>
      portugueseProblems(text).map((problem) => `${file}:${line} ${problem}, em «${text.slice(0, 120)}»`),
    );
    expect(problems).toEqual([]);
  });

  it.each(Object.entries(ACRONYMS).filter(([, meaning]) => meaning))(
    'explain %s in every file that uses it',
    (acronym, meaning) => {
      const acronymPattern = new RegExp(`(?<![\\p{L}-])${acronym}(?![\\p{L}-])`, 'u');
      const unexplained = content.filter((file) => {
        const prose = readProse(file).map(({ text }) => text);
        return (
          prose.some((text) => acronymPattern.test(text)) && !prose.some((text) => text.includes(meaning))
        );
      });
      expect(unexplained).toEqual([]);
    },
  );
});

/** Returns every prompt for all combinations of a recipe's options. */
function combinations({ template, placeholders }: Recipe): string[] {
  return placeholders.reduce(
    (prompts, { key, options }) =>
      prompts.flatMap((prompt) => options.map((option) => prompt.replace(`[${key}]`, option))),
    [template],
  );
}

describe('Recipes', () => {
  it.each(RECIPES.map((recipe) => [recipe.id, recipe] as const))(
    '%s has no language problems with any choice',
    (_, recipe) => {
      const prompts = combinations(recipe);
      expect(prompts.length).toBe(
        recipe.placeholders.reduce((product, { options }) => product * options.length, 1),
      );
      expect([...new Set(prompts.flatMap(portugueseProblems))]).toEqual([]);
      for (const prompt of prompts) expect(prompt).not.toMatch(/[[\]]/);
    },
  );

  it('can build the example prompt of course V3', () => {
    const parts = groups6to9.flatMap(({ blocks }) => blocks.flatMap((block) => block.parts));
    const mission = parts.find((part) => part.type === 'example' && part.title === 'A missão da Filipa');
    const recipe = RECIPES.find(({ id }) => id === 'email-reuniao');
    const [beforeSubject, afterSubject] = recipe?.template.split('[assunto]') ?? [];
    const prompts = combinations({
      ...recipe,
      template: `${beforeSubject}o horário de verão${afterSubject}`,
    } as Recipe);
    // The course shows the prompt as one paragraph.
    const singleLines = prompts.map((prompt) => prompt.replaceAll('\n', ' '));
    expect(singleLines).toContain(mission && 'prompt' in mission ? mission.prompt : null);
  });

  it('use the imperative of the lessons: «Escreve», not «Escreva»', () => {
    const formal = RECIPES.filter(({ template }) =>
      /\b(Escreva|Crie|Faça|Sugira|Proponha|Explique|Resuma|Traduza|Ajude|Dê|Use|Diga)\b/.test(template),
    );
    expect(formal.map(({ id }) => id)).toEqual([]);
  });
});

describe('portugueseProblems', () => {
  it.each([
    ['Escreve uma carta formal e claro dirigida à junta.', 'não concorda'],
    ['Ajuda-me a escrever uma reclamação firme e educado.', 'não concorda'],
    ['Faz um ementa para a semana.', 'não concorda'],
    ['Está escrito na documento.', 'não concorda'],
    ['Ideias para poupar em o supermercado.', 'contrai-se'],
    ['Pense em um pedido.', '«num»'],
    ['Diz: «Cura tudo.».', 'sinal dobrado'],
    ['Que que quer dizer isto?', 'palavra dobrada'],
    ['A IA está fazendo um resumo.', 'está a fazer'],
    ['O usuário abre o ficheiro.', 'uma palavra de Portugal'],
    ['Abra a acção seguinte.', 'não está no dicionário'],
    ['Choose um pedido.', 'não está no dicionário'],
    ['Quer co-criar um manifesto?', 'Acordo de 1990'],
    ['A OMS recomenda.', 'sigla por explicar'],
    ['Diga o que precisa ao balcão.', 'de que precisa'],
    ['São 38% das pessoas.', 'espaço rígido'],
    ['Aponte cinco lugares onde a IA já o ajuda.', 'pode ser uma mulher'],
  ])('marks «%s»', (text, advice) => {
    expect(portugueseProblems(text).join('; ')).toContain(advice);
  });

  it.each([
    'Antes de o sítio abrir, veja se se percebe: os textos e imagens gerados por IA têm etiqueta.',
    'Três linhas de assunto diferentes, uma carta formal e clara, uns óculos escuros. Diga-me se gosta de o ouvir.',
  ])('accepts correct Portuguese: %s', (text) => {
    expect(portugueseProblems(text)).toEqual([]);
  });
});

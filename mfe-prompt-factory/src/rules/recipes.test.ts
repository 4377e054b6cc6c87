import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { finalPrompt, missingPlaceholders, type Recipe, splitTemplate } from '@ia/shared-services/recipes';
import { describe, expect, it } from 'vitest';
import { defaultChoices } from './choices.ts';
import { average, isPopular } from './popularity.ts';
import { searchRecipes } from './search.ts';
import { omittedPlaceholders, parseSharedLink, shareAddress } from './share-link.ts';

const recipe = RECIPES[0] as Recipe;
const ownText = (value: string) => ({ value, own: true });
const queryOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? ''));

describe('finalPrompt', () => {
  it('contains the choices', () => {
    const prompt = finalPrompt(recipe, { ...defaultChoices(recipe), tema: ownText('um passeio ') });
    expect(prompt).toContain('ideias sobre um passeio, pensadas para pessoas de todas as idades.');
    expect(prompt).not.toMatch(/\[/);
  });

  it('shows a missing value by its label', () => {
    const choices = { ...defaultChoices(recipe), tema: ownText('  ') };
    expect(finalPrompt(recipe, choices)).toContain('[Tema]');
    expect(missingPlaceholders(recipe, choices).map(({ key }) => key)).toEqual(['tema']);
  });

  it('ignores brackets that name no placeholder, and values that look like one', () => {
    const recipeWithBrackets = { ...recipe, template: 'Veja [1] e [tema].' };
    expect(finalPrompt(recipeWithBrackets, { tema: ownText('[estilo]') })).toBe('Veja [1] e [estilo].');
    expect(splitTemplate(recipeWithBrackets).at(-1)).toMatchObject({ kind: 'blank', after: '.' });
  });

  it.each(RECIPES.map((candidate) => [candidate.id, candidate] as const))(
    '%s is complete with its defaults',
    (_, candidate) => {
      expect(missingPlaceholders(candidate, defaultChoices(candidate))).toEqual([]);
      expect(finalPrompt(candidate, defaultChoices(candidate))).not.toMatch(/\[|\]/);
    },
  );
});

describe('shareAddress and parseSharedLink', () => {
  it('carry the recipe and its choices in a URL', () => {
    const choices = {
      ...defaultChoices(recipe),
      tema: ownText('chá & bolos? 100% #bom'),
      quantidade: { value: '10', own: false },
    };
    const address = shareAddress('/prompt-factory', recipe, choices);
    expect(address).toMatch(/^\/prompt-factory\?receita=brainstorm&.*#fabrica$/);
    const shared = parseSharedLink(queryOf(address), RECIPES);
    expect(shared?.recipe).toBe(recipe);
    expect({ ...defaultChoices(recipe), ...shared?.choices }).toEqual(choices);
  });

  it('omit default values', () => {
    expect(shareAddress('/prompt-factory', recipe, defaultChoices(recipe))).toBe(
      '/prompt-factory?receita=brainstorm#fabrica',
    );
  });

  it('omit values over the limit, which omittedPlaceholders names', () => {
    const choices = {
      ...defaultChoices(recipe),
      tema: ownText('a'.repeat(601)),
      estilo: ownText('b'.repeat(600)),
    };
    expect(omittedPlaceholders(recipe, choices).map(({ label }) => label)).toEqual(['Tema']);
    const shared = parseSharedLink(queryOf(shareAddress('/prompt-factory', recipe, choices)), RECIPES);
    expect(shared?.choices).toEqual({ estilo: ownText('b'.repeat(600)) });
  });

  it('return null for an unknown recipe, ignore unknown keys and truncate values', () => {
    expect(parseSharedLink({ receita: 'nada' }, RECIPES)).toBeNull();
    expect(parseSharedLink({}, RECIPES)).toBeNull();
    const shared = parseSharedLink({ receita: 'brainstorm', outra: 'x', tema: 'a'.repeat(5000) }, RECIPES);
    expect(Object.keys(shared?.choices ?? {})).toEqual(['tema']);
    expect(shared?.choices.tema?.value).toHaveLength(600);
  });
});

describe('searchRecipes', () => {
  const titles = (query: string) => searchRecipes(query, RECIPES, CATEGORIES).map(({ title }) => title);
  it('ignores accents and case, and ranks titles first', () => {
    expect(titles('RECLAMACAO')[0]).toBe('Reclamação Clara e Educada');
    expect(titles('azulejos')[0]).toBe('Painel de Azulejos');
  });
  it('ranks whole words before prefixes, and prefixes before infixes', () => {
    const recipeNamed = (title: string) => ({ ...recipe, id: title, title });
    const recipes = ['Descartar Ideias', 'Cartaz da Festa', 'A Cárta Formal'].map(recipeNamed);
    expect(searchRecipes('carta', recipes, []).map(({ title }) => title)).toEqual([
      'A Cárta Formal',
      'Cartaz da Festa',
      'Descartar Ideias',
    ]);
    const foundTitles = titles('carta');
    const firstIndex = (word: RegExp) => foundTitles.findIndex((title) => word.test(title));
    expect(firstIndex(/^Carta /)).toBe(0);
    expect(firstIndex(/Cartaz/)).toBeGreaterThan(0);
  });
  it('requires every word, and matches categories too', () => {
    expect(titles('consulta preparar')).toContain('Preparar uma Consulta');
    expect(titles('saúde').length).toBeGreaterThanOrEqual(2);
    expect(titles('consulta submarino')).toEqual([]);
    expect(titles('   ')).toEqual([]);
  });
});

describe('popularity', () => {
  it.each([
    [12, 3, true],
    [48, 10, true],
    [10, 2, false],
    [11, 3, false],
    [0, 0, false],
  ])('isPopular for %i stars from %i people is %s', (total_score, vote_count, popular) => {
    expect(isPopular({ total_score, vote_count })).toBe(popular);
  });
  it('average is 0 without votes', () => expect(average({ total_score: 0, vote_count: 0 })).toBe(0));
});

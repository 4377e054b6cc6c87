import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { finalPrompt, missingPlaceholders, type Recipe, templateParts } from '@ia/shared-services/recipes';
import { describe, expect, it } from 'vitest';
import { defaultChoices } from './choices.ts';
import { average, isPopular } from './popularity.ts';
import { searchRecipes } from './search.ts';
import { omittedPlaceholders, parseSharedLink, shareAddress } from './share-link.ts';

const recipe = RECIPES[0] as Recipe;
const own = (value: string) => ({ value, own: true });
const queryOf = (address: string) =>
  Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? ''));

describe('final prompt', () => {
  it('contains the choices', () => {
    const prompt = finalPrompt(recipe, { ...defaultChoices(recipe), tema: own('um passeio ') });
    expect(prompt).toContain('ideias sobre um passeio, pensadas para pessoas de todas as idades.');
    expect(prompt).not.toMatch(/\[/);
  });

  it('shows a missing value by its label', () => {
    const choices = { ...defaultChoices(recipe), tema: own('  ') };
    expect(finalPrompt(recipe, choices)).toContain('[Tema]');
    expect(missingPlaceholders(recipe, choices).map(({ key }) => key)).toEqual(['tema']);
  });

  it('ignores brackets that name no placeholder, and values that look like one', () => {
    const odd = { ...recipe, template: 'Veja [1] e [tema].' };
    expect(finalPrompt(odd, { tema: own('[estilo]') })).toBe('Veja [1] e [estilo].');
    expect(templateParts(odd).at(-1)).toMatchObject({ kind: 'blank', after: '.' });
  });

  it.each(RECIPES.map((each) => [each.id, each] as const))('%s is complete with its defaults', (_, each) => {
    expect(missingPlaceholders(each, defaultChoices(each))).toEqual([]);
    expect(finalPrompt(each, defaultChoices(each))).not.toMatch(/\[|\]/);
  });
});

describe('share link', () => {
  it('opens the recipe with the same choices', () => {
    const choices = {
      ...defaultChoices(recipe),
      tema: own('chá & bolos? 100% #bom'),
      quantidade: { value: '10', own: false },
    };
    const address = shareAddress('/prompt-factory', recipe, choices);
    expect(address).toMatch(/^\/prompt-factory\?receita=brainstorm&.*#fabrica$/);
    const shared = parseSharedLink(queryOf(address), RECIPES);
    expect(shared?.recipe).toBe(recipe);
    expect({ ...defaultChoices(recipe), ...shared?.choices }).toEqual(choices);
  });

  it('omits default values', () => {
    expect(shareAddress('/prompt-factory', recipe, defaultChoices(recipe))).toBe(
      '/prompt-factory?receita=brainstorm#fabrica',
    );
  });

  it('omits values over the limit, and omittedPlaceholders names them', () => {
    const choices = { ...defaultChoices(recipe), tema: own('a'.repeat(601)), estilo: own('b'.repeat(600)) };
    expect(omittedPlaceholders(recipe, choices).map(({ label }) => label)).toEqual(['Tema']);
    const shared = parseSharedLink(queryOf(shareAddress('/prompt-factory', recipe, choices)), RECIPES);
    expect(shared?.choices).toEqual({ estilo: own('b'.repeat(600)) });
  });

  it('without a known recipe is null, and values are truncated', () => {
    expect(parseSharedLink({ receita: 'nada' }, RECIPES)).toBeNull();
    expect(parseSharedLink({}, RECIPES)).toBeNull();
    const shared = parseSharedLink({ receita: 'brainstorm', outra: 'x', tema: 'a'.repeat(5000) }, RECIPES);
    expect(Object.keys(shared?.choices ?? {})).toEqual(['tema']);
    expect(shared?.choices.tema?.value).toHaveLength(600);
  });
});

describe('search', () => {
  const titles = (query: string) => searchRecipes(query, RECIPES, CATEGORIES).map(({ title }) => title);
  it('ignores accents and case, and ranks titles first', () => {
    expect(titles('RECLAMACAO')[0]).toBe('Reclamação Clara e Educada');
    expect(titles('azulejos')[0]).toBe('Painel de Azulejos');
  });
  it('ranks whole words before prefixes, and prefixes before infixes', () => {
    const called = (title: string) => ({ ...recipe, id: title, title });
    const three = ['Descartar Ideias', 'Cartaz da Festa', 'A Cárta Formal'].map(called);
    expect(searchRecipes('carta', three, []).map(({ title }) => title)).toEqual([
      'A Cárta Formal',
      'Cartaz da Festa',
      'Descartar Ideias',
    ]);
    const found = titles('carta');
    const first = (word: RegExp) => found.findIndex((title) => word.test(title));
    expect(first(/^Carta /)).toBe(0);
    expect(first(/Cartaz/)).toBeGreaterThan(0);
  });
  it('requires every word, and matches categories too', () => {
    expect(titles('consulta preparar')).toContain('Preparar uma Consulta');
    expect(titles('saúde').length).toBeGreaterThanOrEqual(2);
    expect(titles('consulta submarino')).toEqual([]);
    expect(titles('   ')).toEqual([]);
  });
});

describe('POPULAR', () => {
  it.each([
    [12, 3, true],
    [48, 10, true],
    [10, 2, false],
    [11, 3, false],
    [0, 0, false],
  ])('%i stars from %i people: %s', (total_score, vote_count, popular) => {
    expect(isPopular({ total_score, vote_count })).toBe(popular);
  });
  it('has an average of 0 without votes', () => expect(average({ total_score: 0, vote_count: 0 })).toBe(0));
});

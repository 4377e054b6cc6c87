import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PRINCIPLES } from './content/index.ts';
import * as sources from './content/sources.ts';
import { PRINCIPLE_IDS, type PrincipleSource, principleSchema } from './principle.ts';
import { splitStatistic } from './split-statistic.ts';
import { suggestionPrefill, withPrefill } from './suggestion-prefill.ts';

describe('the six principles', () => {
  it('are the ones of the manifesto, in its order', () => {
    expect(PRINCIPLES.map((principle) => principle.id)).toEqual([...PRINCIPLE_IDS]);
  });

  it.each(PRINCIPLES.map((principle) => [principle.id, principle] as const))(
    '%s is complete',
    (_, principle) => {
      expect(v.safeParse(principleSchema, principle).issues).toBeUndefined();
      expect(splitStatistic(principle.relevance_infographic_text).figure).not.toBeNull();
      expect(principle.relevance_facts).toHaveLength(3);
      expect(principle.relevance_sources, 'one for the statistic, one for each fact').toHaveLength(4);
      expect(principle.quiz_options.filter((option) => option.isCorrect)).toHaveLength(1);
    },
  );

  it('have vote totals between 0 and 28 that add up to 83', () => {
    const totals = PRINCIPLES.map((principle) => principle.upvotes + principle.downvotes);
    for (const total of totals) expect(total).toBeLessThanOrEqual(28);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(83);
  });

  it('name the page that a source opens, where it is not the publisher’s own', () => {
    const own =
      /\.europa\.eu\/(eurostat|eli)|proceedings\.mlr|itu\.int|doi\.org|weforum|hai\.stanford|pmc\.ncbi|iea\.org|ai-regulation|unesco\.org|data\.dre\.pt/;
    const cited = [...new Set(Object.values<PrincipleSource>(sources))].filter(({ url }) => !own.test(url));
    expect(cited.length).toBeGreaterThan(0);
    for (const { fonte } of cited) expect(fonte).toMatch(/citad[oa] pel?[oa] |citado por /);
    expect(JSON.stringify(PRINCIPLES)).not.toMatch(/wiki/i);
  });

  it('leave the year of a source to its own place: «Future of Jobs Report 2025, 2025»', () => {
    const twice = Object.values<PrincipleSource>(sources).filter(({ fonte, ano }) =>
      fonte.endsWith(`${ano}`),
    );
    expect(twice).toEqual([]);
  });

  it('draw a donut only of parts that make a whole', () => {
    for (const { chart_data: chart } of PRINCIPLES) {
      if (chart?.type !== 'donut') continue;
      expect(chart.data.reduce((sum, slice) => sum + slice.value, 0)).toBeCloseTo(100);
    }
  });

  it('do not give the right answer away by its place', () => {
    const places = PRINCIPLES.map((principle) =>
      principle.quiz_options.findIndex((option) => option.isCorrect),
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});

describe('splitStatistic', () => {
  it.each([
    ['38,7% das pessoas usam', '38,7\u00a0%', 'das pessoas usam'],
    ['38,7 % das pessoas', '38,7\u00a0%', 'das pessoas'],
    ['34,7% de erro no pior caso: foi', '34,7\u00a0%', 'de erro no pior caso: foi'],
    ['134 das 169 metas', '134', 'das 169 metas'],
    ['1.200 pessoas', '1.200', 'pessoas'],
    ['2,2 mil milhões de pessoas', '2,2 mil milhões', 'de pessoas'],
    ['42', '42', ''],
  ])('cuts %s', (text, figure, rest) => {
    expect(splitStatistic(text)).toEqual({ figure, rest });
  });

  it.each(['Metade das pessoas', '3D não é um número', ''])('leaves %s whole', (text) => {
    expect(splitStatistic(text)).toEqual({ figure: null, rest: text });
  });
});

it('words the start of a suggestion about a principle as the manifesto asks', () => {
  expect(suggestionPrefill('Bem Comum')).toBe(
    'Sugestão acerca do princípio "Bem Comum" do Manifesto IA para Todos: ',
  );
});

describe('withPrefill', () => {
  it('starts an empty form', () => {
    expect(withPrefill('', 'Bem Comum')).toBe(suggestionPrefill('Bem Comum'));
  });

  it('keeps what was already written', () => {
    expect(withPrefill('Ouvir os mais velhos.', 'Bem Comum')).toBe(
      `${suggestionPrefill('Bem Comum')}Ouvir os mais velhos.`,
    );
  });

  it('changes the principle without repeating the beginning', () => {
    const first = withPrefill('Ouvir os mais velhos.', 'Literacia');
    expect(withPrefill(first, 'Bem Comum')).toBe(withPrefill('Ouvir os mais velhos.', 'Bem Comum'));
    expect(withPrefill(first, 'Literacia')).toBe(first);
  });
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PRINCIPLES } from './content/index.ts';
import * as sources from './content/sources.ts';
import { PRINCIPLE_IDS, type PrincipleSource, principleSchema } from './principle.ts';
import { splitStatistic } from './split-statistic.ts';
import { suggestionPrefill, withPrefill } from './suggestion-prefill.ts';

describe('PRINCIPLES', () => {
  it('have the ids of the manifesto, in order', () => {
    expect(PRINCIPLES.map((principle) => principle.id)).toEqual([...PRINCIPLE_IDS]);
  });

  it.each(PRINCIPLES.map((principle) => [principle.id, principle] as const))(
    '%s is complete',
    (_, principle) => {
      expect(v.safeParse(principleSchema, principle).issues).toBeUndefined();
      expect(splitStatistic(principle.relevance_infographic_text).figure).not.toBeNull();
      expect(principle.relevance_facts).toHaveLength(3);
      expect(principle.relevance_sources, 'one source for the statistic and one for each fact').toHaveLength(
        4,
      );
      expect(principle.quiz_options.filter((option) => option.isCorrect)).toHaveLength(1);
    },
  );

  it('have vote totals between 0 and 28 that add up to 83', () => {
    // Example votes of a new installation. The specification sets both numbers.
    const totals = PRINCIPLES.map((principle) => principle.upvotes + principle.downvotes);
    for (const total of totals) expect(total).toBeLessThanOrEqual(28);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(83);
  });

  it('name the citing page when the source URL is not the publisher’s', () => {
    const publishers =
      /\.europa\.eu\/(eurostat|eli)|proceedings\.mlr|itu\.int|doi\.org|weforum|hai\.stanford|pmc\.ncbi|iea\.org|ai-regulation|unesco\.org|data\.dre\.pt/;
    const citingSources = [...new Set(Object.values<PrincipleSource>(sources))].filter(
      ({ url }) => !publishers.test(url),
    );
    expect(citingSources.length).toBeGreaterThan(0);
    for (const { fonte } of citingSources) expect(fonte).toMatch(/citad[oa] pel?[oa] |citado por /);
    expect(JSON.stringify(PRINCIPLES)).not.toMatch(/wiki/i);
  });

  it('do not repeat the year at the end of a source’s name', () => {
    const repeated = Object.values<PrincipleSource>(sources).filter(({ fonte, ano }) =>
      fonte.endsWith(`${ano}`),
    );
    expect(repeated).toEqual([]);
  });

  it('use a donut chart only for parts of a whole', () => {
    for (const { chart_data: chart } of PRINCIPLES) {
      if (chart?.type !== 'donut') continue;
      expect(chart.data.reduce((sum, slice) => sum + slice.value, 0)).toBeCloseTo(100);
    }
  });

  it('place the correct quiz option at different positions', () => {
    const positions = PRINCIPLES.map((principle) =>
      principle.quiz_options.findIndex((option) => option.isCorrect),
    );
    expect(new Set(positions).size).toBeGreaterThan(1);
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
  ])('splits %s', (text, figure, rest) => {
    expect(splitStatistic(text)).toEqual({ figure, rest });
  });

  it.each(['Metade das pessoas', '3D não é um número', ''])('does not split %s', (text) => {
    expect(splitStatistic(text)).toEqual({ figure: null, rest: text });
  });
});

it('suggestionPrefill returns the text required by the manifesto', () => {
  expect(suggestionPrefill('Bem Comum')).toBe(
    'Sugestão acerca do princípio "Bem Comum" do Manifesto IA para Todos: ',
  );
});

describe('withPrefill', () => {
  it('fills an empty form', () => {
    expect(withPrefill('', 'Bem Comum')).toBe(suggestionPrefill('Bem Comum'));
  });

  it('keeps the text already written', () => {
    expect(withPrefill('Ouvir os mais velhos.', 'Bem Comum')).toBe(
      `${suggestionPrefill('Bem Comum')}Ouvir os mais velhos.`,
    );
  });

  it('replaces the prefill of another principle', () => {
    const first = withPrefill('Ouvir os mais velhos.', 'Literacia');
    expect(withPrefill(first, 'Bem Comum')).toBe(withPrefill('Ouvir os mais velhos.', 'Bem Comum'));
    expect(withPrefill(first, 'Literacia')).toBe(first);
  });
});

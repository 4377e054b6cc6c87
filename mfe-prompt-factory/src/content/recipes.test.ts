import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import {
  categorySchema,
  HERO_CONTENTS,
  heroContentSchema,
  PART_KINDS,
  recipeParts,
  recipeSchema,
} from '@ia/shared-services/recipes';
import { isIconName } from '@ia/shared-ui/icon';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const SVG_PREFIX = 'data:image/svg+xml,';
const texts = JSON.stringify([CATEGORIES, HERO_CONTENTS, RECIPES.filter((recipe) => recipe.type === 'text')]);

describe('CATEGORIES', () => {
  it('start with the six specified ones', () => {
    expect(CATEGORIES.slice(0, 6).map((category) => category.title)).toEqual([
      'Gerar Ideias',
      'Escrever E-mails',
      'Criar Imagens',
      'Resumir Texto',
      'Redes Sociais',
      'Educação',
    ]);
  });

  it.each(CATEGORIES.map((category) => [category.id, category] as const))(
    '%s is complete',
    (id, category) => {
      expect(v.safeParse(categorySchema, category).issues).toBeUndefined();
      expect(isIconName(category.icon_name)).toBe(true);
      expect(RECIPES.filter((recipe) => recipe.categoryId === id).length).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('HERO_CONTENTS', () => {
  it('begin with the idea machine, which has eight emojis', () => {
    for (const hero of HERO_CONTENTS) expect(v.safeParse(heroContentSchema, hero).issues).toBeUndefined();
    expect(HERO_CONTENTS[0]?.title).toMatch(/máquina de ideias/);
    expect(HERO_CONTENTS[0]?.emojis).toHaveLength(8);
  });
});

describe('RECIPES', () => {
  it('are at least 48, with unique ids', () => {
    expect(RECIPES.length).toBeGreaterThanOrEqual(48);
    expect(new Set(RECIPES.map((recipe) => recipe.id)).size).toBe(RECIPES.length);
  });

  it('start unrated, except for the three specified ones', () => {
    const rated = RECIPES.filter((recipe) => recipe.vote_count > 0 || recipe.total_score > 0);
    expect(rated.map((recipe) => [recipe.id, recipe.total_score, recipe.vote_count])).toEqual([
      ['brainstorm', 48, 10],
      ['email-reuniao', 35, 8],
      ['cena-fantastica', 22, 5],
    ]);
  });

  it.each(RECIPES.map((recipe) => [recipe.id, recipe] as const))('%s is complete', (_, recipe) => {
    expect(v.safeParse(recipeSchema, recipe).issues).toBeUndefined();
    expect(CATEGORIES.map((category) => category.id)).toContain(recipe.categoryId);
    expect(isIconName(recipe.icon_name)).toBe(true);
    expect(recipe.placeholders.length).toBeGreaterThanOrEqual(3);
    expect(recipe.placeholders.length).toBeLessThanOrEqual(5);
    expect(recipe.advanced_tips.length).toBeGreaterThanOrEqual(2);
    expect(recipe.fallback_outputs.length).toBeGreaterThanOrEqual(2);
    for (const { options } of recipe.placeholders) {
      expect(options.length).toBeGreaterThanOrEqual(2);
      expect(new Set(options).size).toBe(options.length);
    }
  });

  it.each(RECIPES.map((recipe) => [recipe.id, recipe] as const))(
    '%s uses each placeholder once',
    (_, recipe) => {
      const usedKeys = [...recipe.template.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1]);
      expect([...usedKeys].sort()).toEqual(recipe.placeholders.map((placeholder) => placeholder.key).sort());
    },
  );

  it.each(RECIPES.filter(({ type }) => type === 'text').map((recipe) => [recipe.id, recipe] as const))(
    '%s has the five parts, asks for European Portuguese and forbids invention',
    (_, recipe) => {
      const kinds = recipeParts(recipe).map(({ kind }) => kind);
      expect([...kinds].sort()).toEqual([...PART_KINDS].sort());
      expect(recipe.template).toContain('português de Portugal');
      expect(recipe.template).toMatch(/[Nn]ão (inventes|acrescentes)|nem inventes/);
    },
  );

  it('for images have fallback SVGs that a browser can parse', () => {
    for (const recipe of RECIPES.filter(({ type }) => type === 'image')) {
      for (const output of recipe.fallback_outputs) {
        expect(output.startsWith(SVG_PREFIX)).toBe(true);
        const svg = new DOMParser().parseFromString(
          decodeURIComponent(output.slice(SVG_PREFIX.length)),
          'image/svg+xml',
        );
        expect(svg.documentElement.tagName.toLowerCase()).toBe('svg');
        expect(output).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it('are in European Portuguese', () => {
    expect(texts).not.toMatch(
      /\b(você está|usuário|tela|arquivo\b|compartilh|celular|time\b|contato|gerenciar|deletar|ônibus|trem\b|equipe|\w+ndo fazer)/i,
    );
    expect(texts).not.toMatch(/lorem ipsum/i);
  });
});

import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { expect, it } from 'vitest';
import plainText from './plain-text.ts';

it('Plain-text page shows placeholder labels instead of keys', () => {
  const text = JSON.stringify(plainText);
  const placeholders = RECIPES.flatMap((recipe) => recipe.placeholders);
  for (const { key, label } of placeholders) {
    expect(text).toContain(`[${label}]`);
    if (key !== label) expect(text).not.toContain(`[${key}]`);
  }
});

import { RECIPES } from '@ia/shared-services/built-in-recipes';
import { expect, it } from 'vitest';
import reading from './reading.ts';

it('names what goes into the brackets as people do, and not as code does', () => {
  const said = JSON.stringify(reading);
  const placeholders = RECIPES.flatMap((recipe) => recipe.placeholders);
  for (const { key, label } of placeholders) {
    expect(said).toContain(`[${label}]`);
    if (key !== label) expect(said).not.toContain(`[${key}]`);
  }
});

import type { Backend } from '@ia/shared-services/backend';
import * as v from 'valibot';
import { type HeroContent, heroContentSchema } from '../content/recipes/recipe.ts';

/** After this long the built-in content is shown: nobody should wait for a headline. Milliseconds. */
const PATIENCE = 2500;

/**
 * One row of `hero_content` at random.
 * @throws BackendError, the time-out, or ValiError for a table without a usable row
 */
export async function loadHero(backend: Backend, random: () => number = Math.random): Promise<HeroContent> {
  const rows = await backend.run((db) => db.from('hero_content').select('title, subtitle, emojis'), {
    signal: AbortSignal.timeout(PATIENCE),
  });
  const contents = v.parse(v.pipe(v.array(heroContentSchema), v.minLength(1)), rows);
  return contents[Math.floor(random() * contents.length)] as HeroContent;
}

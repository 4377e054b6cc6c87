import type { Backend } from '@ia/shared-services/backend';
import { type HeroContent, heroContentSchema } from '@ia/shared-services/recipes';
import * as v from 'valibot';

/**
 * Loads the rows of `hero_content` and returns a random one.
 * @throws BackendError, or ValiError for a table without a valid row
 */
export async function loadHero(backend: Backend, random: () => number = Math.random): Promise<HeroContent> {
  const rows = await backend.run((db) => db.from('hero_content').select('title, subtitle, emojis'));
  const contents = v.parse(v.pipe(v.array(heroContentSchema), v.minLength(1)), rows);
  return contents[Math.floor(random() * contents.length)] as HeroContent;
}

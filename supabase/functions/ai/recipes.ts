import * as v from 'valibot';
import { OWN_RECIPE } from '../../../shared-services/src/ai/recipe-ask.ts';
import type { Turn } from '../../../shared-services/src/ai/turns.ts';
import { MAX_PROMPT, type WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { RECIPES } from '../../../shared-services/src/built-in-recipes/index.ts';
import { wholeByHand } from '../../../shared-services/src/recipes/choice.ts';
import { lacksTask } from '../../../shared-services/src/recipes/parts.ts';
import { askedPrompt, finalPrompt, missing } from '../../../shared-services/src/recipes/prompt.ts';
import { type Recipe, recipeSchema } from '../../../shared-services/src/recipes/recipe.ts';
import { Refused } from './failures.ts';
import type { Env } from './settings.ts';

/** A request whose prompt was made here. */
export type Asked =
  | { kind: 'text'; prompt: string; turns?: Turn[] | undefined; models?: WireRequest['models'] }
  | { kind: 'image'; prompt: string; models?: WireRequest['models'] }
  | Extract<WireRequest, { kind: 'analyse' | 'news' }>;

type FromRecipe = Extract<WireRequest, { kind: 'text' | 'image' }>;

/** Milliseconds for which a recipe that was read is taken to be as it was. */
const FRESH = 60_000;
const PATIENCE_MS = 5_000;

const OWN: Recipe = {
  id: OWN_RECIPE,
  categoryId: 'propria',
  title: 'Receita própria',
  icon_name: 'pencil',
  template: '',
  type: 'text',
  placeholders: [],
  advanced_tips: [],
  fallback_outputs: [],
  total_score: 0,
  vote_count: 0,
};

/**
 * Makes the prompts from the recipes that the database holds, or, where the platform gives none or it is away, from the
 * built-in ones.
 */
export function promptMaker(env: Env): (asked: WireRequest) => Promise<Asked> {
  const url = env('SUPABASE_URL');
  const key = env('SUPABASE_SERVICE_ROLE_KEY');
  const read = new Map<string, { recipe: Recipe; at: number }>();

  async function recipeOf(id: string): Promise<Recipe | undefined> {
    if (id === OWN_RECIPE) return OWN;
    const known = read.get(id);
    if (known && Date.now() - known.at < FRESH) return known.recipe;
    const rows = url && key ? await ask(url, key, id) : null;
    if (!rows) return RECIPES.find((recipe) => recipe.id === id);
    const recipe = rows[0];
    if (recipe) read.set(id, { recipe, at: Date.now() });
    return recipe;
  }

  return async (asked) => {
    if (asked.kind !== 'text' && asked.kind !== 'image') return asked;
    const { kind, models } = asked;
    const recipe = await recipeOf(asked.recipe);
    if (!recipe) throw new Refused('bad-request', 'There is no such recipe.');
    const prompt = promptOf(recipe, asked);
    return kind === 'text' ? { kind, prompt, turns: asked.turns, models } : { kind, prompt, models };
  };
}

/** @returns null when the database cannot be asked, or holds what cannot be read */
async function ask(url: string, key: string, id: string): Promise<Recipe[] | null> {
  try {
    const response = await fetch(`${url}/rest/v1/recipes?id=eq.${encodeURIComponent(id)}&select=*`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const rows = v.parse(v.array(v.looseObject({ category_id: v.string() })), await response.json());
    return rows.map((row) => v.parse(recipeSchema, { ...row, categoryId: row.category_id }));
  } catch {
    return null;
  }
}

/** @throws Refused for what the page would not have let through either */
function promptOf(recipe: Recipe, { kind, choices }: FromRecipe): string {
  const own = recipe.id === OWN_RECIPE;
  const byHand = wholeByHand(choices);
  if (!own && recipe.type !== kind)
    throw new Refused('bad-request', `The recipe does not make this: ${kind}.`);
  const unfinished =
    (own && byHand === null) || missing(recipe, choices).length > 0 || lacksTask(recipe, choices);
  const { length } = finalPrompt(recipe, choices);
  if (unfinished || length === 0 || length > MAX_PROMPT)
    throw new Refused('bad-request', 'The recipe is not filled in, or makes too long a prompt.');
  return own && byHand !== null ? byHand : askedPrompt(recipe, choices);
}

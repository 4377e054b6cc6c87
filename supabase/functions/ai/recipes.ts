import * as v from 'valibot';
import { OWN_RECIPE } from '../../../shared-services/src/ai/recipe-request.ts';
import type { Turn } from '../../../shared-services/src/ai/turns.ts';
import { MAX_PROMPT, type WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { RECIPES } from '../../../shared-services/src/built-in-recipes/index.ts';
import { handwrittenPrompt } from '../../../shared-services/src/recipes/choice.ts';
import { lacksTask } from '../../../shared-services/src/recipes/parts.ts';
import {
  finalPrompt,
  missingPlaceholders,
  promptToSend,
} from '../../../shared-services/src/recipes/prompt.ts';
import { type Recipe, recipeSchema } from '../../../shared-services/src/recipes/recipe.ts';
import { Refused } from './failures.ts';
import type { Env } from './settings.ts';

/** A request with the prompt built on the server. */
export type Asked =
  | { kind: 'text'; prompt: string; turns?: Turn[] | undefined; models?: WireRequest['models'] }
  | { kind: 'image'; prompt: string; models?: WireRequest['models'] }
  | Extract<WireRequest, { kind: 'analyse' | 'news' }>;

type FromRecipe = Extract<WireRequest, { kind: 'text' | 'image' }>;

/** TTL of a cached recipe, in ms. */
const CACHE_TTL_MS = 60_000;
/** Maximum duration of a request to the database. */
const TIMEOUT_MS = 5_000;

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
 * Creates a function that builds prompts from the database's recipes; from the built-in ones without a database or
 * when it does not answer.
 */
export function promptMaker(env: Env): (asked: WireRequest) => Promise<Asked> {
  const url = env('SUPABASE_URL');
  const key = env('SUPABASE_SERVICE_ROLE_KEY');
  const read = new Map<string, { recipe: Recipe; at: number }>();

  async function recipeOf(id: string): Promise<Recipe | undefined> {
    if (id === OWN_RECIPE) return OWN;
    const known = read.get(id);
    if (known && Date.now() - known.at < CACHE_TTL_MS) return known.recipe;
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
    if (!recipe) throw new Refused('bad-request', 'Unknown recipe.');
    const prompt = promptOf(recipe, asked);
    return kind === 'text' ? { kind, prompt, turns: asked.turns, models } : { kind, prompt, models };
  };
}

/** @returns null when the database does not answer or returns invalid rows */
async function ask(url: string, key: string, id: string): Promise<Recipe[] | null> {
  try {
    const response = await fetch(`${url}/rest/v1/recipes?id=eq.${encodeURIComponent(id)}&select=*`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const rows = v.parse(v.array(v.looseObject({ category_id: v.string() })), await response.json());
    return rows.map((row) => v.parse(recipeSchema, { ...row, categoryId: row.category_id }));
  } catch {
    return null;
  }
}

/** Builds the prompt. @throws Refused for choices that the page would not accept either */
function promptOf(recipe: Recipe, { kind, choices }: FromRecipe): string {
  const own = recipe.id === OWN_RECIPE;
  const byHand = handwrittenPrompt(choices);
  if (!own && recipe.type !== kind)
    throw new Refused('bad-request', `The recipe does not produce this kind: ${kind}.`);
  const unfinished =
    (own && byHand === null) || missingPlaceholders(recipe, choices).length > 0 || lacksTask(recipe, choices);
  const { length } = finalPrompt(recipe, choices);
  if (unfinished || length === 0 || length > MAX_PROMPT)
    throw new Refused('bad-request', 'The recipe has empty blanks, or its prompt is too long.');
  return own && byHand !== null ? byHand : promptToSend(recipe, choices);
}

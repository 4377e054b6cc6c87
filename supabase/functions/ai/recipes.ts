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
import { RefusedRequest } from './failures.ts';
import type { Env } from './settings.ts';

/**
 * A request with the prompt built on the server. Pages send no prompt, but the id of a recipe and the
 * visitor's choices. A recipe is a prompt template with blanks; a choice fills a blank.
 */
export type PromptRequest =
  | { kind: 'text'; prompt: string; turns?: Turn[] | undefined; models?: WireRequest['models'] }
  | { kind: 'image'; prompt: string; models?: WireRequest['models'] }
  | Extract<WireRequest, { kind: 'analyse' | 'news' }>;

type RecipeRequest = Extract<WireRequest, { kind: 'text' | 'image' }>;

/** TTL of a cached recipe, in ms. */
const CACHE_TTL_MS = 60_000;
/** Maximum duration of a request to the database. */
const TIMEOUT_MS = 5_000;

/** Recipe of a prompt that the visitor writes without one. */
const OWN_PROMPT_RECIPE: Recipe = {
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
export function createPromptBuilder(env: Env): (request: WireRequest) => Promise<PromptRequest> {
  const url = env('SUPABASE_URL');
  const key = env('SUPABASE_SERVICE_ROLE_KEY');
  const cache = new Map<string, { recipe: Recipe; at: number }>();

  async function loadRecipe(id: string): Promise<Recipe | undefined> {
    if (id === OWN_RECIPE) return OWN_PROMPT_RECIPE;
    const cached = cache.get(id);
    if (cached && Date.now() - cached.at < CACHE_TTL_MS) return cached.recipe;
    const rows = url && key ? await fetchRecipes(url, key, id) : null;
    if (!rows) return RECIPES.find((recipe) => recipe.id === id);
    const recipe = rows[0];
    if (recipe) cache.set(id, { recipe, at: Date.now() });
    return recipe;
  }

  return async (request) => {
    if (request.kind !== 'text' && request.kind !== 'image') return request;
    const { kind, models } = request;
    const recipe = await loadRecipe(request.recipe);
    if (!recipe) throw new RefusedRequest('bad-request', 'Unknown recipe.');
    const prompt = buildPrompt(recipe, request);
    return kind === 'text' ? { kind, prompt, turns: request.turns, models } : { kind, prompt, models };
  };
}

/** @returns null when the database does not answer or returns invalid rows */
async function fetchRecipes(url: string, key: string, id: string): Promise<Recipe[] | null> {
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

/** Builds the prompt. @throws RefusedRequest for choices that the page would not accept either */
function buildPrompt(recipe: Recipe, { kind, choices }: RecipeRequest): string {
  const isOwnPrompt = recipe.id === OWN_RECIPE;
  const handwritten = handwrittenPrompt(choices);
  if (!isOwnPrompt && recipe.type !== kind)
    throw new RefusedRequest('bad-request', `The recipe does not produce this kind: ${kind}.`);
  const unfinished =
    (isOwnPrompt && handwritten === null) ||
    missingPlaceholders(recipe, choices).length > 0 ||
    lacksTask(recipe, choices);
  const { length } = finalPrompt(recipe, choices);
  if (unfinished || length === 0 || length > MAX_PROMPT)
    throw new RefusedRequest('bad-request', 'The recipe has empty blanks, or its prompt is too long.');
  return isOwnPrompt && handwritten !== null ? handwritten : promptToSend(recipe, choices);
}

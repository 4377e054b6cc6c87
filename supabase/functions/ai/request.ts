import * as v from 'valibot';
import { MAX_REPLIES, MAX_REPLY, MAX_TALK, type Turn } from '../../../shared-services/src/ai/turns.ts';
import type { AiSettings } from '../../../shared-services/src/ai/types.ts';
import { MAX_PROMPT, type WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { PRINCIPLES } from '../../../shared-services/src/principles/content/index.ts';
import { Refused } from './failures.ts';
import { readBody } from './read-body.ts';

/** Room for the longest prompt and conversation in a script of three bytes a character, such as Bengali, and for the rest. */
const MAX_BODY_BYTES = 65_536;

const words = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
const models = v.optional(
  v.partial(
    v.object({
      geminiText: v.string(),
      geminiImage: v.string(),
      openRouter: v.string(),
      huggingFace: v.string(),
    }),
  ),
);

/** Placeholders, parts and the whole; no recipe has as many. */
const MOST_CHOICES = 24;
const choice = v.object({ value: v.pipe(v.string(), v.maxLength(MAX_PROMPT)), own: v.boolean() });
const fromRecipe = {
  recipe: words(64),
  choices: v.pipe(v.record(v.string(), choice), v.maxEntries(MOST_CHOICES)),
};

/** An answer, a reply, an answer, and so on: it ends with a reply, and the sizes are those of the page. */
const isTalk = (turns: Turn[]): boolean =>
  turns.length % 2 === 0 &&
  turns.length <= 2 * MAX_REPLIES &&
  turns.every(
    ({ by, text }, at) => by === (at % 2 ? 'visitor' : 'ai') && (at % 2 === 0 || text.length <= MAX_REPLY),
  ) &&
  turns.reduce((sum, { text }) => sum + text.length, 0) <= MAX_TALK;

const turns = v.optional(
  v.pipe(v.array(v.object({ by: v.picklist(['ai', 'visitor']), text: words(MAX_TALK) })), v.check(isTalk)),
);

const requestSchema = v.variant('kind', [
  v.object({ kind: v.literal('text'), ...fromRecipe, turns, models }),
  v.object({ kind: v.literal('image'), ...fromRecipe, models }),
  v.object({ kind: v.literal('analyse'), text: words(MAX_PROMPT), models }),
  // By name alone: whoever could say what to search for would have a searching model at the site's expense.
  v.object({ kind: v.literal('news'), principle: v.picklist(PRINCIPLES.map(({ id }) => id)), models }),
]);

/** @throws Refused when the body is too large or asks for nothing known. The message never repeats the body. */
export async function readRequest(request: Request): Promise<WireRequest> {
  const body = await readBody(request, MAX_BODY_BYTES);
  try {
    const result = v.safeParse(requestSchema, JSON.parse(body));
    if (result.success) return result.output;
  } catch {
    // Not JSON: refused like JSON of another shape.
  }
  throw new Refused('bad-request', 'The body is not one of the requests in shared-services/src/ai/wire.ts.');
}

/**
 * The function's models, with those that the site is configured with in their place.
 * @throws Refused for an id that is not on the list: the key must not pay for any model a stranger names.
 */
export function chooseModels(
  own: AiSettings['models'],
  asked: WireRequest['models'] = {},
  allowed: Set<string>,
): AiSettings['models'] {
  const named = Object.entries(asked).filter(([, id]) => id);
  const stranger = named.find(([, id]) => id && !allowed.has(id));
  if (stranger) throw new Refused('forbidden', `The model for ${stranger[0]} is not in AI_ALLOWED_MODELS.`);
  return { ...own, ...Object.fromEntries(named) };
}

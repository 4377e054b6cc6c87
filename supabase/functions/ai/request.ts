import { AI_MODELS, byName } from '@ia/federation/ai-providers';
import * as v from 'valibot';
import {
  MAX_CONVERSATION,
  MAX_REPLIES,
  MAX_REPLY,
  type Turn,
} from '../../../shared-services/src/ai/turns.ts';
import type { AiSettings } from '../../../shared-services/src/ai/types.ts';
import { MAX_PROMPT, type WireRequest } from '../../../shared-services/src/ai/wire.ts';
import { PRINCIPLES } from '../../../shared-services/src/principles/content/index.ts';
import { Refused } from './failures.ts';
import { readBody } from './read-body.ts';

/**
 * Fits the longest prompt and conversation in a script with three bytes per character, such as Bengali, plus the JSON
 * around them.
 */
const MAX_BODY_BYTES = 65_536;

const boundedText = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));
const models = v.optional(v.partial(v.object(byName(AI_MODELS, ({ name }) => [name, v.string()]))));

/** Placeholders, parts and the whole prompt; no recipe has as many. */
const MAX_CHOICES = 24;
const choice = v.object({ value: v.pipe(v.string(), v.maxLength(MAX_PROMPT)), own: v.boolean() });
const fromRecipe = {
  recipe: boundedText(64),
  choices: v.pipe(v.record(v.string(), choice), v.maxEntries(MAX_CHOICES)),
};

/** True for alternating AI answers and replies that end with a reply, within the page's limits. */
const isTalk = (turns: Turn[]): boolean =>
  turns.length % 2 === 0 &&
  turns.length <= 2 * MAX_REPLIES &&
  turns.every(
    ({ by, text }, at) => by === (at % 2 ? 'visitor' : 'ai') && (at % 2 === 0 || text.length <= MAX_REPLY),
  ) &&
  turns.reduce((sum, { text }) => sum + text.length, 0) <= MAX_CONVERSATION;

const turns = v.optional(
  v.pipe(
    v.array(v.object({ by: v.picklist(['ai', 'visitor']), text: boundedText(MAX_CONVERSATION) })),
    v.check(isTalk),
  ),
);

const requestSchema = v.variant('kind', [
  v.object({ kind: v.literal('text'), ...fromRecipe, turns, models }),
  v.object({ kind: v.literal('image'), ...fromRecipe, models }),
  v.object({ kind: v.literal('analyse'), text: boundedText(MAX_PROMPT), models }),
  // By id only: a free search text would give strangers a searching model at the site's expense.
  v.object({ kind: v.literal('news'), principle: v.picklist(PRINCIPLES.map(({ id }) => id)), models }),
]);

/** Parses a request. @throws Refused when the body is too large or invalid. The message never contains the body. */
export async function readRequest(request: Request): Promise<WireRequest> {
  const body = await readBody(request, MAX_BODY_BYTES);
  try {
    const result = v.safeParse(requestSchema, JSON.parse(body));
    if (result.success) return result.output;
  } catch {
    // Not JSON: refused like JSON of another shape.
  }
  throw new Refused('bad-request', 'The body is not a request of shared-services/src/ai/wire.ts.');
}

/**
 * The function's models, overridden by the requested ones.
 * @throws Refused for a model that is not on the list: the site's key must not pay for arbitrary models
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

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
import { RefusedRequest } from './failures.ts';
import { readBody } from './read-body.ts';

/**
 * Fits the longest prompt and conversation in a script with three bytes per character, such as Bengali, plus the JSON
 * around them.
 */
const MAX_BODY_BYTES = 65_536;

const boundedText = (maxLength: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength));
const models = v.optional(v.partial(v.object(byName(AI_MODELS, ({ name }) => [name, v.string()]))));

/** Above the number of placeholders and parts of any recipe. */
const MAX_CHOICES = 24;
/** `own`: the visitor wrote the value instead of choosing an option of the recipe. */
const choiceSchema = v.object({ value: v.pipe(v.string(), v.maxLength(MAX_PROMPT)), own: v.boolean() });
const recipeFields = {
  recipe: boundedText(64),
  choices: v.pipe(v.record(v.string(), choiceSchema), v.maxEntries(MAX_CHOICES)),
};

/** True for turns that alternate between AI and visitor and end with the visitor, within the page's limits. */
const isConversation = (turns: Turn[]): boolean =>
  turns.length % 2 === 0 &&
  turns.length <= 2 * MAX_REPLIES &&
  turns.every(
    ({ role, text }, index) =>
      role === (index % 2 ? 'visitor' : 'ai') && (index % 2 === 0 || text.length <= MAX_REPLY),
  ) &&
  turns.reduce((sum, { text }) => sum + text.length, 0) <= MAX_CONVERSATION;

const turns = v.optional(
  v.pipe(
    v.array(v.object({ role: v.picklist(['ai', 'visitor']), text: boundedText(MAX_CONVERSATION) })),
    v.check(isConversation),
  ),
);

const requestSchema = v.variant('kind', [
  v.object({ kind: v.literal('text'), ...recipeFields, turns, models }),
  v.object({ kind: v.literal('image'), ...recipeFields, models }),
  v.object({ kind: v.literal('analyse'), text: boundedText(MAX_PROMPT), models }),
  // By id only: a free search text would give strangers a searching model at the site's expense.
  v.object({ kind: v.literal('news'), principle: v.picklist(PRINCIPLES.map(({ id }) => id)), models }),
]);

/** Parses a request. @throws RefusedRequest when the body is too large or invalid. The message never contains the body. */
export async function readRequest(request: Request): Promise<WireRequest> {
  const body = await readBody(request, MAX_BODY_BYTES);
  try {
    const result = v.safeParse(requestSchema, JSON.parse(body));
    if (result.success) return result.output;
  } catch {
    // Not JSON: refused like JSON of another shape.
  }
  throw new RefusedRequest('bad-request', 'The body is not a request of shared-services/src/ai/wire.ts.');
}

/**
 * The function's models, overridden by the requested ones.
 * @throws RefusedRequest for a model that is not on the list: the site's key must not pay for arbitrary models
 */
export function chooseModels(
  configured: AiSettings['models'],
  requested: WireRequest['models'] = {},
  allowed: Set<string>,
): AiSettings['models'] {
  const requestedIds = Object.entries(requested).filter(([, id]) => id);
  const unlisted = requestedIds.find(([, id]) => id && !allowed.has(id));
  if (unlisted)
    throw new RefusedRequest('forbidden', `The model for ${unlisted[0]} is not in AI_ALLOWED_MODELS.`);
  return { ...configured, ...Object.fromEntries(requestedIds) };
}

/** The shapes of the Prompt Factory's content, as the tables store it and as the built-in content is written. */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const categorySchema = v.object({ id, title: text, icon_name: text });

export const placeholderSchema = v.object({
  /** What the template names in square brackets. */
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  label: text,
  options: v.pipe(v.array(text), v.minLength(1)),
});

/** What a piece of a prompt does for the answer, as the courses teach it. */
export const PART_KINDS = ['role', 'context', 'task', 'format', 'limits'] as const;

export const partSchema = v.object({ kind: v.picklist(PART_KINDS), text });

export const recipeSchema = v.object({
  id,
  categoryId: id,
  title: text,
  icon_name: text,
  /** Text with the placeholders' keys in square brackets: 'Dê-me ideias sobre [tema].' */
  template: text,
  /** What the template is made of, each with what it does for the answer. A recipe without them is one piece. */
  parts: v.nullish(v.array(partSchema)),
  type: v.picklist(['text', 'image']),
  placeholders: v.array(placeholderSchema),
  advanced_tips: v.array(text),
  /** Markdown, or image addresses when `type` is 'image'. Shown when no AI service answers. */
  fallback_outputs: v.array(text),
  /** Sum of the stars given. */
  total_score: count,
  vote_count: count,
});

export const heroContentSchema = v.object({ title: text, subtitle: text, emojis: v.array(text) });

export type Category = v.InferOutput<typeof categorySchema>;
export type Placeholder = v.InferOutput<typeof placeholderSchema>;
export type PartKind = (typeof PART_KINDS)[number];
export type RecipePart = v.InferOutput<typeof partSchema>;
export type Recipe = v.InferOutput<typeof recipeSchema>;
export type HeroContent = v.InferOutput<typeof heroContentSchema>;

/** The template that parts make: each on a line of its own. */
export const joinParts = (parts: readonly Pick<RecipePart, 'text'>[]): string =>
  parts.map((part) => part.text).join('\n');

/**
 * A recipe as it is written here: a text in parts, from which its template is made, or an image's template. Ratings come
 * from people, and from EXAMPLE_RATINGS.
 */
export type WrittenRecipe = Omit<Recipe, 'total_score' | 'vote_count' | 'template' | 'parts'> &
  ({ template: string } | { parts: RecipePart[] });

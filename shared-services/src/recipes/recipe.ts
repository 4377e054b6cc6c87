/** The schemas of the Prompt Factory's content, for the database tables and for the built-in content. */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const categorySchema = v.object({ id, title: text, icon_name: text });

export const placeholderSchema = v.object({
  /** The key used in square brackets in the template. */
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  label: text,
  options: v.pipe(v.array(text), v.minLength(1)),
});

/** The function of a part of the prompt, with the terms of the courses. */
export const PART_KINDS = ['role', 'context', 'task', 'format', 'limits'] as const;

export const partSchema = v.object({ kind: v.picklist(PART_KINDS), text });

/** A recipe of the prompt factory, built in or from the database. */
export const recipeSchema = v.object({
  id,
  categoryId: id,
  title: text,
  icon_name: text,
  /** Text with the placeholders' keys in square brackets: 'Dê-me ideias sobre [tema].' */
  template: text,
  /** The parts that make up the template, each with its function. A recipe without parts is one piece. */
  parts: v.nullish(v.array(partSchema)),
  type: v.picklist(['text', 'image']),
  placeholders: v.array(placeholderSchema),
  advanced_tips: v.array(text),
  /** Markdown, or image addresses when `type` is 'image'. Shown when no AI service answers. */
  fallback_outputs: v.array(text),
  /** Sum of all stars. */
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

/** Joins parts into a template, one per line. */
export const joinParts = (parts: readonly Pick<RecipePart, 'text'>[]): string =>
  parts.map((part) => part.text).join('\n');

/**
 * A recipe of the built-in content: text parts from which the template is built, or the template of an image. Ratings
 * come from visitors and from EXAMPLE_RATINGS.
 */
export type BuiltInRecipe = Omit<Recipe, 'total_score' | 'vote_count' | 'template' | 'parts'> &
  ({ template: string } | { parts: RecipePart[] });

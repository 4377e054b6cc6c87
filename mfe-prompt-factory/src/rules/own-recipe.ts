/** The visitor's own recipes: schema, conversion to a recipe, and encoding for a URL. */
import {
  type Choices,
  editedText,
  joinParts,
  PART_KINDS,
  type PartKind,
  type Placeholder,
  type Recipe,
  recipeParts,
} from '@ia/shared-services/recipes';
import * as v from 'valibot';

const OWN_CATEGORY = 'minhas';
/** Maximum characters of a title and of one part. */
export const MAX_LENGTH = { title: 60, part: 800 };
/** Maximum number of own recipes on a device. */
export const MAX_OWN_RECIPES = 20;
/** Maximum number of blanks in a recipe. */
const MAX_BLANKS = 12;
/** Maximum encoded length, in characters; this app writes no longer URL. */
const MAX_ENCODED_LENGTH = 24_000;

/** Removes invisible characters (Unicode category C) except line breaks: shared content is untrusted. */
const stripInvisible = v.transform((text: string) => text.replace(/[^\P{C}\n]/gu, '').trim());
const boundedText = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), stripInvisible);
const partsSchema = v.object({
  role: boundedText(MAX_LENGTH.part),
  context: boundedText(MAX_LENGTH.part),
  task: v.pipe(boundedText(MAX_LENGTH.part), v.minLength(1)),
  format: boundedText(MAX_LENGTH.part),
  limits: boundedText(MAX_LENGTH.part),
});
const contentSchema = v.object({
  title: v.pipe(boundedText(MAX_LENGTH.title), v.minLength(1)),
  parts: partsSchema,
});
/** Schema of a stored own recipe. */
export const ownRecipeSchema = v.object({
  ...contentSchema.entries,
  id: v.pipe(v.string(), v.regex(/^minha-[a-z0-9]{1,20}$/)),
  /** Time of the last change, in ms since 1970. */
  at: v.number(),
});

/** Content of an own recipe; empty parts are omitted from the prompt. */
export type OwnContent = v.InferOutput<typeof contentSchema>;
export type OwnRecipe = v.InferOutput<typeof ownRecipeSchema>;

/** Empty content of a new recipe. */
export const EMPTY_CONTENT: OwnContent = {
  title: '',
  parts: { role: '', context: '', task: '', format: '', limits: '' },
};

/** True for an own recipe. */
export const isOwnRecipe = ({ categoryId }: Pick<Recipe, 'categoryId'>): boolean =>
  categoryId === OWN_CATEGORY;

/** Finds the blanks of a template: each text in square brackets is one. */
function findBlanks(template: string): Placeholder[] {
  const keys = [...template.matchAll(/\[([^[\]\n]{1,40})\]/g)].map((match) => match[1] ?? '');
  return [...new Set(keys)].slice(0, MAX_BLANKS).map((key) => ({ key, label: key, options: [] }));
}

/** Order of the parts in built-in recipes. */
const PART_ORDER: readonly PartKind[] = PART_KINDS;

/** Converts an own recipe to a recipe without examples, tips or ratings. */
export function toRecipe({ id, title, parts }: OwnRecipe): Recipe {
  const filledParts = PART_ORDER.flatMap((kind) => (parts[kind] === '' ? [] : [{ kind, text: parts[kind] }]));
  const template = joinParts(filledParts);
  return {
    id,
    categoryId: OWN_CATEGORY,
    title,
    icon_name: 'pencil',
    template,
    parts: filledParts,
    type: 'text',
    placeholders: findBlanks(template),
    advanced_tips: [],
    fallback_outputs: [],
    total_score: 0,
    vote_count: 0,
  };
}

/** Content of an own recipe copied from another: its text, edits and blanks. */
export function copyContent(recipe: Recipe, choices: Choices): OwnContent {
  const parts = { ...EMPTY_CONTENT.parts };
  const truncate = (text: string) => text.slice(0, MAX_LENGTH.part);
  for (const part of recipeParts(recipe))
    parts[part.kind] = truncate(editedText(part, choices) ?? replaceKeysByLabels(part.text, recipe));
  if (recipeParts(recipe).length === 0) parts.task = truncate(replaceKeysByLabels(recipe.template, recipe));
  return { title: recipe.title.slice(0, MAX_LENGTH.title), parts };
}

const replaceKeysByLabels = (text: string, { placeholders }: Recipe): string =>
  placeholders.reduce((result, { key, label }) => result.replaceAll(`[${key}]`, `[${label}]`), text);

/** Encodes a recipe as URL-safe base64. */
export function encodeRecipe({ title, parts }: OwnContent): string {
  const bytes = new TextEncoder().encode(JSON.stringify([title, ...PART_ORDER.map((kind) => parts[kind])]));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes the text of `encodeRecipe`. @returns null when it is truncated, tampered with or something else */
export function decodeRecipe(encoded: string): OwnContent | null {
  if (encoded.length > MAX_ENCODED_LENGTH) return null;
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const [title, ...texts] = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const parts = Object.fromEntries(PART_ORDER.map((kind, index) => [kind, texts[index]]));
    return texts.length === PART_ORDER.length ? v.parse(contentSchema, { title, parts }) : null;
  } catch {
    return null;
  }
}

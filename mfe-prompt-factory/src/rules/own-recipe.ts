/** A recipe of the visitor's own: what it is, how it becomes one like the others, and how an address carries it. */
import {
  byHand,
  type Choices,
  joinParts,
  PART_KINDS,
  type PartKind,
  type Placeholder,
  partsOf,
  type Recipe,
} from '@ia/shared-services/recipes';
import * as v from 'valibot';

const OWN_CATEGORY = 'minhas';
/** Most characters of a title, and of one part. */
export const LONGEST = { title: 60, part: 800 };
export const MOST_RECIPES = 20;
const MOST_BLANKS = 12;
/** Most characters of an address that is read: what is longer was not written here. */
const LARGEST_ADDRESS = 24_000;

/** No sign that is not seen: what comes from elsewhere is words, and nothing else. */
const clean = v.transform((text: string) => text.replace(/[^\P{C}\n]/gu, '').trim());
const words = (most: number) => v.pipe(v.string(), v.maxLength(most), clean);
const partsSchema = v.object({
  role: words(LONGEST.part),
  context: words(LONGEST.part),
  task: v.pipe(words(LONGEST.part), v.minLength(1)),
  format: words(LONGEST.part),
  limits: words(LONGEST.part),
});
const contentSchema = v.object({
  title: v.pipe(words(LONGEST.title), v.minLength(1)),
  parts: partsSchema,
});
export const ownRecipeSchema = v.object({
  ...contentSchema.entries,
  id: v.pipe(v.string(), v.regex(/^minha-[a-z0-9]{1,20}$/)),
  at: v.number(),
});

/** What is written; an empty part is left out of the prompt. */
export type OwnContent = v.InferOutput<typeof contentSchema>;
export type OwnRecipe = v.InferOutput<typeof ownRecipeSchema>;

export const EMPTY: OwnContent = {
  title: '',
  parts: { role: '', context: '', task: '', format: '', limits: '' },
};

export const isOwn = ({ categoryId }: Pick<Recipe, 'categoryId'>): boolean => categoryId === OWN_CATEGORY;

/** Each word in square brackets is a blank, to be filled in anew each time. */
function blanksOf(template: string): Placeholder[] {
  const keys = [...template.matchAll(/\[([^[\]\n]{1,40})\]/g)].map((match) => match[1] ?? '');
  return [...new Set(keys)].slice(0, MOST_BLANKS).map((key) => ({ key, label: key, options: [] }));
}

/** In the order in which the recipes of the factory have them. */
const ORDER: readonly PartKind[] = PART_KINDS;

/** A recipe like the others, without examples, tips or stars. */
export function asRecipe({ id, title, parts }: OwnRecipe): Recipe {
  const written = ORDER.flatMap((kind) => (parts[kind] === '' ? [] : [{ kind, text: parts[kind] }]));
  const template = joinParts(written);
  return {
    id,
    categoryId: OWN_CATEGORY,
    title,
    icon_name: 'pencil',
    template,
    parts: written,
    type: 'text',
    placeholders: blanksOf(template),
    advanced_tips: [],
    fallback_outputs: [],
    total_score: 0,
    vote_count: 0,
  };
}

/** What to begin with when a recipe is made one's own: its words, with what was changed by hand, and its blanks. */
export function contentFrom(recipe: Recipe, choices: Choices): OwnContent {
  const parts = { ...EMPTY.parts };
  const cut = (text: string) => text.slice(0, LONGEST.part);
  for (const part of partsOf(recipe))
    parts[part.kind] = cut(byHand(part, choices) ?? labelled(part.text, recipe));
  if (partsOf(recipe).length === 0) parts.task = cut(labelled(recipe.template, recipe));
  return { title: recipe.title.slice(0, LONGEST.title), parts };
}

const labelled = (text: string, { placeholders }: Recipe): string =>
  placeholders.reduce((so, { key, label }) => so.replaceAll(`[${key}]`, `[${label}]`), text);

/** All of it as one word that an address can carry. */
export function pack({ title, parts }: OwnContent): string {
  const bytes = new TextEncoder().encode(JSON.stringify([title, ...ORDER.map((kind) => parts[kind])]));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @returns null for what is no recipe of ours: cut short, tampered with, or foreign */
export function unpack(packed: string): OwnContent | null {
  if (packed.length > LARGEST_ADDRESS) return null;
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const [title, ...texts] = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const parts = Object.fromEntries(ORDER.map((kind, place) => [kind, texts[place]]));
    return texts.length === ORDER.length ? v.parse(contentSchema, { title, parts }) : null;
  } catch {
    return null;
  }
}

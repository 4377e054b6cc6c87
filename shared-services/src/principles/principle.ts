/** The schema of a principle, for the table `manifesto_principles` and for the built-in content. */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const PRINCIPLE_IDS = [
  'literacia',
  'inclusividade',
  'potencial-humano',
  'responsabilidade',
  'bem-comum',
  'supervisao-humana',
] as const;

/** `roxo` is purple: the specification uses the Portuguese name. */
export const PRINCIPLE_COLORS = ['blue', 'roxo', 'green', 'pink', 'orange'] as const;

/** The azulejo drawing of a principle. */
export const PRINCIPLE_MOTIFS = ['book', 'rings', 'leaf', 'keystone', 'table', 'eye'] as const;

/** The source of a figure. Shown next to it, always with the year. */
const sourceSchema = v.object({
  fonte: text,
  ano: v.pipe(v.number(), v.integer(), v.minValue(2016), v.maxValue(2100)),
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
});

const chartSchema = v.object({
  type: v.picklist(['donut', 'bar']),
  /** The quantity that the values measure. */
  title: text,
  data: v.pipe(
    v.array(v.object({ label: text, value: v.number(), color: v.optional(v.string()) })),
    v.minLength(2),
  ),
  unit: v.optional(v.string()),
  /** A caveat that prevents a misreading. */
  note: v.optional(text),
  source: sourceSchema,
});

export const principleSchema = v.object({
  id: text,
  title: text,
  description: text,
  icon_name: text,
  motif: v.optional(v.fallback(v.picklist(PRINCIPLE_MOTIFS), 'book'), 'book'),
  upvotes: count,
  downvotes: count,
  /** Number of upvotes and downvotes that are examples of a new installation, not cast votes. */
  example_upvotes: v.optional(count, 0),
  example_downvotes: v.optional(count, 0),
  /**
   * Cast votes counted so far; absent when the server does not count them. `upvotes` and `downvotes` are the received
   * votes. The server counts a received vote later, after checks against abuse (`private.count_votes()`).
   */
  counted_upvotes: v.nullish(count),
  counted_downvotes: v.nullish(count),
  image_url: v.optional(v.nullable(v.string())),
  theme_color: v.optional(v.fallback(v.picklist(PRINCIPLE_COLORS), 'blue'), 'blue'),
  relevance_title: text,
  relevance_headline: text,
  /** A leading number or percentage is split off as the big statistic: see `splitStatistic`. */
  relevance_infographic_text: text,
  /** Three facts. */
  relevance_facts: v.array(text),
  /** The statistic's source first, then one for each fact, in order. Null marks a missing source. */
  relevance_sources: v.array(v.nullable(sourceSchema)),
  accordion_title: text,
  /** Markdown. */
  accordion_content: text,
  practical_example: text,
  quiz_question: text,
  quiz_options: v.array(v.object({ text, isCorrect: v.boolean() })),
  quiz_correct_feedback: text,
  quiz_incorrect_feedback: text,
  chart_data: v.nullish(chartSchema),
});

const optionalText = v.fallback(v.pipe(v.string(), v.trim()), '');

/**
 * Lenient schema of a table row. Only the fields that voting needs are required. Any other missing or invalid field
 * becomes empty, and the page omits the part that shows it.
 */
export const principleRowSchema = v.object({
  ...principleSchema.entries,
  description: optionalText,
  icon_name: optionalText,
  motif: v.fallback(v.nullable(v.picklist(PRINCIPLE_MOTIFS)), null),
  image_url: v.fallback(v.nullish(v.string()), null),
  relevance_title: optionalText,
  relevance_headline: optionalText,
  relevance_infographic_text: optionalText,
  relevance_facts: v.fallback(v.array(optionalText), []),
  relevance_sources: v.fallback(v.array(v.fallback(v.nullable(sourceSchema), null)), []),
  accordion_title: optionalText,
  accordion_content: optionalText,
  practical_example: optionalText,
  quiz_question: optionalText,
  quiz_options: v.fallback(principleSchema.entries.quiz_options, []),
  quiz_correct_feedback: optionalText,
  quiz_incorrect_feedback: optionalText,
  chart_data: v.fallback(v.nullish(chartSchema), null),
});

export type Principle = v.InferOutput<typeof principleSchema> & {
  /** While offline: time of the cached votes, in milliseconds since 1970. */
  lastKnown?: number | undefined;
};
/** A principle of the built-in content: all its votes are examples, so they are written once. */
export type BuiltInPrinciple = Omit<Principle, 'example_upvotes' | 'example_downvotes'>;
export type PrincipleSource = v.InferOutput<typeof sourceSchema>;
export type PrincipleChart = v.InferOutput<typeof chartSchema>;
export type PrincipleMotif = (typeof PRINCIPLE_MOTIFS)[number];
export type PrincipleColor = (typeof PRINCIPLE_COLORS)[number];

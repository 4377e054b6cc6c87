/**
 * Schema of all texts of this app. Content files import only the types, so the validator is not downloaded;
 * `content.test.ts` validates each file.
 */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(2));
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'ids are kebab-case, they end up in addresses'));

/**
 * Target of a link: an internal route ('/prompt-factory', '#learn'), a key of an external URL in the site
 * configuration, or an e-mail to the site's contact.
 */
export const Target = v.union([
  v.strictObject({ to: v.pipe(v.string(), v.regex(/^[/#]/)) }),
  v.strictObject({ external: v.picklist(['signManifesto', 'manifestoDocument', 'entity']) }),
  v.strictObject({ external: v.literal('contactEmail') }),
]);
export type Target = v.InferOutput<typeof Target>;

export const Link = v.strictObject({ label: text, target: Target });
export type Link = v.InferOutput<typeof Link>;

/** Motif of an azulejo, drawn by shared-ui/azulejo. */
const Motif = v.picklist(['book', 'rings', 'leaf', 'keystone', 'table', 'eye']);

export const MotifCard = v.strictObject({ id, motif: Motif, title: text, text });
export type MotifCard = v.InferOutput<typeof MotifCard>;

/** `seed` of a slide or card: any text that selects the pattern of its azulejo tiles. */
export const Slide = v.strictObject({ id, seed: text, title: text, text, cta: v.optional(Link) });
export type Slide = v.InferOutput<typeof Slide>;

/** A card without a link shows «Em breve» instead of a disabled control. */
export const ActionCard = v.strictObject({ id, seed: text, title: text, text, link: v.nullable(Link) });
export type ActionCard = v.InferOutput<typeof ActionCard>;

const Tone = v.picklist(['aprender', 'descobrir', 'desafio', 'partilhar']);

export const ResourceCard = v.pipe(
  v.strictObject({
    id,
    seed: text,
    title: text,
    level: text,
    tone: Tone,
    description: text,
    link: v.nullable(Link),
    disabled: v.boolean(),
    topics: v.optional(v.pipe(v.array(text), v.minLength(3))),
  }),
  v.check((card) => card.disabled || card.link !== null, 'an enabled card needs a link'),
);
export type ResourceCard = v.InferOutput<typeof ResourceCard>;

export const FaqItem = v.strictObject({ question: v.pipe(text, v.endsWith('?')), answer: text });
export type FaqItem = v.InferOutput<typeof FaqItem>;

export const Counter = v.strictObject({ value: v.pipe(v.number(), v.integer(), v.minValue(1)), label: text });
export type Counter = v.InferOutput<typeof Counter>;

/** Sample person. The checks on name and URLs keep real people and sites out of the archive. */
export const TeamMember = v.strictObject({
  id,
  name: v.pipe(text, v.startsWith('Pessoa de exemplo')),
  role: text,
  bio: v.optional(text),
  social: v.optional(
    v.array(v.strictObject({ label: text, url: v.pipe(v.string(), v.includes('.example/')) })),
  ),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

export const Plan = v.strictObject({
  id,
  name: text,
  description: text,
  price: text,
  period: v.nullable(text),
  features: v.pipe(v.array(text), v.minLength(2)),
  buttonText: text,
  popular: v.boolean(),
});
export type Plan = v.InferOutput<typeof Plan>;

export const Phase = v.strictObject({ title: text, text });
export type Phase = v.InferOutput<typeof Phase>;

export const Course = v.strictObject({ id, seed: text, title: text, description: text, level: text });
export type Course = v.InferOutput<typeof Course>;

export const SampleQuiz = v.pipe(
  v.strictObject({
    question: v.pipe(text, v.endsWith('?')),
    options: v.pipe(v.array(text), v.length(4)),
    correctAnswerIndex: v.pipe(v.number(), v.integer(), v.minValue(0)),
    hint: text,
    correctFeedback: text,
    incorrectFeedback: text,
  }),
  v.check((quiz) => quiz.correctAnswerIndex < quiz.options.length, 'the right answer is one of the options'),
);
export type SampleQuiz = v.InferOutput<typeof SampleQuiz>;

import * as v from 'valibot';

/** One published suggestion, as the public list shows it. */
export const suggestionSchema = v.object({
  id: v.string(),
  suggestion_text: v.string(),
  status: v.string(),
  author: v.nullable(v.string()),
  created_at: v.string(),
  /** Support as it was received. */
  upvotes: v.number(),
  /** Counted support, without examples; the public list does not select it. */
  counted_upvotes: v.optional(v.number()),
  /** Written by the team as an example: no citizen's, and in no export or total. */
  is_example: v.optional(v.boolean(), false),
  /** The part of the manifesto that it is about: a principle's id, 'abertura', or none. */
  about: v.optional(v.nullable(v.string())),
  /** Moderation took a part of the text out: personal data. */
  redacted: v.optional(v.boolean()),
  /** Version of the manifesto that took it in, once it did. */
  integrated_in: v.optional(v.nullable(v.string())),
});

export type Suggestion = v.InferOutput<typeof suggestionSchema>;

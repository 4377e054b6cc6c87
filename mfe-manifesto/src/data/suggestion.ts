import type { SuggestionColumn } from '@ia/shared-services/backend';
import * as v from 'valibot';

/** A suggestion as the database returns it. Optional fields depend on the query. */
export const suggestionSchema = v.object({
  id: v.string(),
  suggestion_text: v.string(),
  status: v.string(),
  author: v.nullable(v.string()),
  created_at: v.string(),
  /** Votes received. */
  upvotes: v.number(),
  /** Votes that passed the server's checks against abuse, without examples. */
  counted_upvotes: v.optional(v.number()),
  /** An example written by the team: excluded from exports and totals. */
  is_example: v.optional(v.boolean(), false),
  /** Part of the manifesto: a principle's id, 'abertura', or null. */
  about: v.optional(v.nullable(v.string())),
  /** True when moderation removed personal data from the text. */
  redacted: v.optional(v.boolean()),
  /** Manifesto version that integrated the suggestion, if any. */
  integrated_in: v.optional(v.nullable(v.string())),
} satisfies Record<SuggestionColumn<'page'> | 'counted_upvotes', v.GenericSchema>);

export type Suggestion = v.InferOutput<typeof suggestionSchema>;

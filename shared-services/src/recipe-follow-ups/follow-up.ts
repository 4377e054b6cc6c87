/**
 * A short and a simple version of one example, written by the team. An example is a prepared answer of a
 * recipe (`fallback_outputs`). Without AI, the page shows a version when the visitor asks for it.
 */
export interface FollowUp {
  /** First words of the example. If the example changes, this follow-up no longer applies. */
  exampleStart: string;
  shorter: string;
  simpler: string;
}

/** Follow-ups by recipe id. */
export type FollowUps = Readonly<Record<string, readonly FollowUp[]>>;

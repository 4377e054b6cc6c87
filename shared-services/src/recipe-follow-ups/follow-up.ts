/** A short and a simple version of one example of a recipe, written by the team. */
export interface FollowUp {
  /** First words of the example. If the example changes, this follow-up no longer applies. */
  exampleStart: string;
  shorter: string;
  simpler: string;
}

/** Follow-ups by recipe id. */
export type FollowUps = Readonly<Record<string, readonly FollowUp[]>>;

/** A short and a simple version of one of a recipe's examples, written by the team like the example itself. */
export interface FollowUp {
  /** The first words of the example that it belongs to: one that was changed since has no such versions. */
  of: string;
  shorter: string;
  simpler: string;
}

/** By the recipe's id. */
export type FollowUps = Readonly<Record<string, readonly FollowUp[]>>;

/**
 * The ratings that three recipes begin with (specification §9). They are examples and are named so where they stand:
 * nobody gave them.
 */
export const EXAMPLE_RATINGS: Readonly<Record<string, { total_score: number; vote_count: number }>> = {
  brainstorm: { total_score: 48, vote_count: 10 },
  'email-reuniao': { total_score: 35, vote_count: 8 },
  'cena-fantastica': { total_score: 22, vote_count: 5 },
};

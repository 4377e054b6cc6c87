/** Initial ratings of three recipes. No visitor gave them; pages label them as examples. */
export const EXAMPLE_RATINGS: Readonly<Record<string, { total_score: number; vote_count: number }>> = {
  brainstorm: { total_score: 48, vote_count: 10 },
  'email-reuniao': { total_score: 35, vote_count: 8 },
  'cena-fantastica': { total_score: 22, vote_count: 5 },
};

/** points / goal in percent, capped at 100 (specification §9); 0 for a goal of 0. */
export const ringPercent = (points: number, goal: number): number =>
  goal > 0 ? Math.min(100, Math.max(0, (points / goal) * 100)) : 0;

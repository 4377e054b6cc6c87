/**
 * How far along a course is: (unlocked − 1) / (blocks − 1) × 100 (specification §4), held between 0 and 100 — a
 * finished course counts one more than its blocks.
 */
export function missionPercent(unlocked: number, blocks: number): number {
  if (blocks < 2) return unlocked > blocks ? 100 : 0;
  return Math.min(100, Math.max(0, ((unlocked - 1) / (blocks - 1)) * 100));
}

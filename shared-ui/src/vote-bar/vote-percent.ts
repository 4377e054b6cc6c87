/** Share of votes in favour, 0–100: up / (up + down) × 100, and 50 while nobody has voted (specification §4). */
export function votePercent(up: number, down: number): number {
  const votes = up + down;
  return votes > 0 ? (up / votes) * 100 : 50;
}

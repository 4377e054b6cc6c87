import { pick, randomFrom } from '../particles/index.ts';

export interface Float {
  emoji: string;
  /** CSS pixels, 20–44. */
  size: number;
  /** Seconds, 7–15. */
  duration: number;
  /** Seconds, 0–13. */
  delay: number;
  /** Percent from the start edge. */
  left: number;
}

/** Specification §9: 15 emojis; sizes, durations and delays within the ranges above. The same for the same emojis. */
export function floats(emojis: readonly string[], count = 15): Float[] {
  const random = randomFrom(
    [...emojis.join('')].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), count),
  );
  const between = (from: number, to: number) => Math.round((from + random() * (to - from)) * 10) / 10;
  return Array.from({ length: count }, (_, turn) => ({
    emoji: pick(emojis, turn) ?? '',
    size: between(20, 44),
    duration: between(7, 15),
    delay: between(0, 13),
    // One per column, so that they do not cluster.
    left: Math.round(((turn + random()) / count) * 94 * 10) / 10,
  }));
}

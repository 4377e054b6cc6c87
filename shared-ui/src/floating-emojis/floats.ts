import { itemAt, randomFrom } from '../particles/index.ts';

export interface Float {
  emoji: string;
  /** CSS pixels, 20–44. */
  size: number;
  /** Seconds, 7–15. */
  duration: number;
  /** Negative delay in seconds, -13–0, so that the animation has started when the page opens. */
  delay: number;
  /** Progress of the animation at page load, 0–1. */
  phase: number;
  /** Percent from the start edge. */
  left: number;
}

/**
 * Computes 15 emojis with sizes, durations and delays in the ranges above; deterministic.
 */
export function computeFloats(emojis: readonly string[], count = 15): Float[] {
  const random = randomFrom(
    [...emojis.join('')].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), count),
  );
  const between = (from: number, to: number) => Math.round((from + random() * (to - from)) * 10) / 10;
  return Array.from({ length: count }, (_, index) => {
    const duration = between(7, 15);
    // Neighbours are seven steps apart, so that they do not rise in a diagonal line.
    const delay = -Math.round(Math.min(13, (((index * 7) % count) / count) * duration) * 10) / 10;
    return {
      emoji: itemAt(emojis, index) ?? '',
      size: between(20, 44),
      duration,
      delay,
      phase: -delay / duration,
      // One per column, to avoid clusters.
      left: Math.round(((index + random()) / count) * 94 * 10) / 10,
    };
  });
}

import { pick, randomFrom } from '../particles/index.ts';

export interface Float {
  emoji: string;
  /** CSS pixels, 20–44. */
  size: number;
  /** Seconds, 7–15. */
  duration: number;
  /** Seconds, -13–0: each is on its way already when the page opens. */
  delay: number;
  /** How much of its way lies behind it then, 0–1. */
  phase: number;
  /** Percent from the start edge. */
  left: number;
}

/** Specification §9: 15 emojis; sizes, durations and delays within the ranges above. The same for the same emojis. */
export function floats(emojis: readonly string[], count = 15): Float[] {
  const random = randomFrom(
    [...emojis.join('')].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), count),
  );
  const between = (from: number, to: number) => Math.round((from + random() * (to - from)) * 10) / 10;
  return Array.from({ length: count }, (_, turn) => {
    const duration = between(7, 15);
    // Seven steps lie between two neighbours, so that they do not rise in a slant.
    const delay = -Math.round(Math.min(13, (((turn * 7) % count) / count) * duration) * 10) / 10;
    return {
      emoji: pick(emojis, turn) ?? '',
      size: between(20, 44),
      duration,
      delay,
      phase: -delay / duration,
      // One per column, so that they do not cluster.
      left: Math.round(((turn + random()) / count) * 94 * 10) / 10,
    };
  });
}

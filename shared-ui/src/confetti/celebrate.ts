import { prefersReducedMotion } from '../hooks/use-reduced-motion.ts';

export interface Celebration {
  /** Specification §9: 50 or 80 on a generation, 100 on the Mission 1 quiz, 250 at the end of V3. */
  particleCount?: number;
  /** Angle of the throw, in degrees. */
  spread?: number;
}

// The azulejo palette. The canvas cannot read custom properties, so the colours stand here.
const COLOURS = ['#1b4fc4', '#7a3fb8', '#1f8a5b', '#d6417f', '#e07a1f', '#e8b93c'];

/**
 * Throws confetti over the page. Loads the library on first use, does nothing under reduced motion, and never
 * fails the action it celebrates: when it cannot be loaded or drawn there is simply no confetti.
 *
 * @returns a promise that resolves once the last piece has fallen.
 */
export async function celebrate({ particleCount = 100, spread = 70 }: Celebration = {}): Promise<void> {
  if (prefersReducedMotion()) return;
  try {
    const { fire } = await import('./confetti-cannon.ts');
    await fire({ particleCount, spread, colors: COLOURS });
  } catch (cause) {
    console.warn('Confetti could not be thrown, so this success is celebrated without it.', cause);
  }
}

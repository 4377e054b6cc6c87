import { prefersReducedMotion } from '../hooks/use-reduced-motion.ts';

export interface Celebration {
  /** 50 for a generated text, 80 for an image, 100 in Mission 1, 250 at the end of course V3. */
  particleCount?: number;
  /** Angle of the burst, in degrees. */
  spread?: number;
}

// The azulejo palette as literals, because a canvas cannot read custom properties.
const COLOURS = ['#1b4fc4', '#7a3fb8', '#1f8a5b', '#d6417f', '#e07a1f', '#e8b93c'];

/**
 * Shows confetti over the page. Loads the library on first use and does nothing under reduced motion. Never
 * rejects: when loading or drawing fails, there is no confetti.
 * @returns a promise that resolves after the last particle
 */
export async function celebrate({ particleCount = 100, spread = 70 }: Celebration = {}): Promise<void> {
  if (prefersReducedMotion()) return;
  try {
    const { fire } = await import('./confetti-cannon.ts');
    await fire({ particleCount, spread, colors: COLOURS });
  } catch (cause) {
    console.warn('Loading or drawing the confetti failed.', cause);
  }
}

import type { CSSProperties, ReactNode } from 'react';
import { canDrawEmojis, itemAt, Origin, Particle, randomFrom, STAR, useBurst } from '../particles/index.ts';

export interface EmojiBurstProps {
  /** Each increase starts one burst. */
  trigger: number;
  /** Used in rotation. */
  emojis?: readonly string[];
  /** Origin of the burst: a button, a number. */
  children: ReactNode;
}

/** Number of particles. */
const ITEMS = 5;
/** Duration of the burst. */
const DURATION_MS = 900;

/**
 * Decorative burst of five emojis from its content, as thanks for a vote. No animation under reduced motion.
 */
export function EmojiBurst({ trigger, emojis = ['💙', '✨', '👏', '🎉', '💛'], children }: EmojiBurstProps) {
  const burst = useBurst({ trigger, duration: DURATION_MS });
  return (
    <Origin>
      {children}
      {burst !== null && (
        <span key={burst} aria-hidden="true" data-testid="burst">
          {flightStyles(burst).map((style, item) => (
            <Particle key={style.animationDelay} style={style}>
              {canDrawEmojis() ? itemAt(emojis, item) : STAR}
            </Particle>
          ))}
        </span>
      )}
    </Origin>
  );
}

/**
 * Computes the styles of the particles: they fan out upwards, each starts 40 ms after the previous one, and all
 * end within `DURATION_MS`.
 */
function flightStyles(seed: number): CSSProperties[] {
  const random = randomFrom(seed);
  return Array.from({ length: ITEMS }, (_, item) => {
    // 0.42 radians (24°) between two items; -π/2 is upwards.
    const angle = -Math.PI / 2 + (item - (ITEMS - 1) / 2) * 0.42;
    // Distance in px.
    const reach = 70 + random() * 30;
    return {
      '--x': `${Math.round(Math.cos(angle) * reach)}px`,
      '--y': `${Math.round(Math.sin(angle) * reach)}px`,
      '--scale': `${1.1 + random() * 0.5}`,
      '--turn': `${Math.round(random() * 60 - 30)}deg`,
      animationDuration: `${DURATION_MS - 200}ms`,
      animationDelay: `${item * 40}ms`,
    } as CSSProperties;
  });
}

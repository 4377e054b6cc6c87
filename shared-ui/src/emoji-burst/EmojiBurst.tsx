import type { CSSProperties, ReactNode } from 'react';
import { Origin, Particle, pick, randomFrom, useBurst } from '../particles/index.ts';

export interface EmojiBurstProps {
  /** Each increase starts one burst. */
  trigger: number;
  /** Used in rotation. */
  emojis?: readonly string[];
  /** Origin of the burst: a button, a number. */
  children: ReactNode;
}

/** Specification §9: five items. */
const ITEMS = 5;
/** Duration of the burst in ms. */
const DURATION = 900;

/**
 * Decorative burst of five emojis from its content, as thanks for a vote. No animation under reduced motion.
 */
export function EmojiBurst({ trigger, emojis = ['💙', '✨', '👏', '🎉', '💛'], children }: EmojiBurstProps) {
  const burst = useBurst({ trigger, duration: DURATION });
  return (
    <Origin>
      {children}
      {burst !== null && (
        <span key={burst} aria-hidden="true" data-testid="burst">
          {flights(burst).map((style, item) => (
            <Particle key={style.animationDelay} style={style}>
              {pick(emojis, item)}
            </Particle>
          ))}
        </span>
      )}
    </Origin>
  );
}

/** Fans out upwards; each item starts a little later than the previous one. */
function flights(seed: number): CSSProperties[] {
  const random = randomFrom(seed);
  return Array.from({ length: ITEMS }, (_, item) => {
    const angle = -Math.PI / 2 + (item - (ITEMS - 1) / 2) * 0.42;
    const reach = 70 + random() * 30;
    return {
      '--x': `${Math.round(Math.cos(angle) * reach)}px`,
      '--y': `${Math.round(Math.sin(angle) * reach)}px`,
      '--scale': `${1.1 + random() * 0.5}`,
      '--turn': `${Math.round(random() * 60 - 30)}deg`,
      animationDuration: `${DURATION - 200}ms`,
      animationDelay: `${item * 40}ms`,
    } as CSSProperties;
  });
}

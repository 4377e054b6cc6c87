import type { CSSProperties, ReactNode } from 'react';
import { canDrawEmojis, itemAt, Origin, Particle, randomFrom, STAR, useBurst } from '../particles/index.ts';

export interface FizzProps {
  /** Points; each increase starts the effect once. */
  trigger: number;
  /** Value of the trigger before mount, if the component mounts together with an increase. */
  from?: number;
  /** Duration in ms: 2000 in course V3, 1200 in V2. */
  duration?: number;
  /** Used in rotation. */
  emojis?: readonly string[];
  /** Called at the end of the effect; at once under reduced motion. V2 then starts counting up its points. */
  onEnd?: () => void;
  /** Origin of the effect: the points. */
  children: ReactNode;
}

/** Number of emojis. */
const ITEMS = 25;

/** Decorative effect: emojis rise from the content like bubbles when points increase. */
export function Fizz({
  trigger,
  from,
  duration = 2000,
  emojis = ['✨', '⭐', '🫧', '💫'],
  onEnd,
  children,
}: FizzProps) {
  const burst = useBurst({ trigger, from, duration, onEnd });
  return (
    <Origin>
      {children}
      {burst !== null && (
        <span key={burst} aria-hidden="true" data-testid="fizz">
          {bubbleStyles(burst, duration).map((style, item) => (
            <Particle key={style.animationDelay} style={style}>
              {canDrawEmojis() ? itemAt(emojis, item) : STAR}
            </Particle>
          ))}
        </span>
      )}
    </Origin>
  );
}

/** Computes the styles of the particles: they start during the first half of `duration`, and end by its end. */
function bubbleStyles(seed: number, duration: number): CSSProperties[] {
  const random = randomFrom(seed);
  return Array.from({ length: ITEMS }, (_, item) => {
    const delay = (item / ITEMS) * duration * 0.5;
    return {
      '--x': `${Math.round(random() * 140 - 70)}px`,
      '--y': `${Math.round(-60 - random() * 90)}px`,
      '--scale': `${(0.6 + random() * 0.8).toFixed(2)}`,
      '--turn': `${Math.round(random() * 80 - 40)}deg`,
      animationDuration: `${Math.round(duration * 0.5)}ms`,
      animationDelay: `${Math.round(delay)}ms`,
    } as CSSProperties;
  });
}

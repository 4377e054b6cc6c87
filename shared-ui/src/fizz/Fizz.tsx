import type { CSSProperties, ReactNode } from 'react';
import { Origin, Particle, pick, randomFrom, useBurst } from '../particles/index.ts';

export interface FizzProps {
  /** Each increase lets the emojis rise once: the points. */
  trigger: number;
  /** What the trigger was before this appeared, when it appears together with an increase. */
  from?: number;
  /** Milliseconds: 2000 in course V3, 1200 in V2 (specification §9). */
  duration?: number;
  /** They take turns. */
  emojis?: readonly string[];
  /** Called when they are gone; at once under reduced motion. V2 counts its points up from here. */
  onEnd?: () => void;
  /** What they rise from: the points. */
  children: ReactNode;
}

/** Specification §9: 25 emojis. */
const ITEMS = 25;

/** Emojis rise from their content like bubbles from a glass, when points come in. Decoration only. */
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
          {bubbles(burst, duration).map((style, item) => (
            <Particle key={style.animationDelay} style={style}>
              {pick(emojis, item)}
            </Particle>
          ))}
        </span>
      )}
    </Origin>
  );
}

/** They start one after the other over the first half and are all gone at `duration`. */
function bubbles(seed: number, duration: number): CSSProperties[] {
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

import { type CSSProperties, useMemo, useState } from 'react';
import { useReducedMotion } from '../hooks/index.ts';
import { Pause, Play } from '../icon/icons.ts';
import { EmojiOrFigure } from '../particles/index.ts';
import * as styles from './FloatingEmojis.styles.ts';
import { computeFloats } from './floats.ts';

export interface FloatingEmojisProps {
  /** Repeated in order up to 15. */
  emojis: readonly string[];
  /** Label of the pause button. */
  pauseLabel?: string;
  /** Label of the play button. */
  playLabel?: string;
}

/**
 * Emojis on tiles that float up beside the text of a hero, or below it on a narrow screen. The hero must be
 * `position: relative`, and its padding below reserves the height of the emojis on a narrow screen. Static
 * under reduced motion. A button stops the endless animation (WCAG 2.2.2). Azulejo motifs replace the emojis on
 * a device that cannot draw them.
 */
export function FloatingEmojis({
  emojis,
  pauseLabel = 'Parar os emojis',
  playLabel = 'Soltar os emojis',
}: FloatingEmojisProps) {
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const items = useMemo(() => computeFloats(emojis), [emojis]);
  if (emojis.length === 0) return null;
  return (
    <>
      <div
        css={styles.sky}
        aria-hidden="true"
        data-testid="floating-emojis"
        data-paused={paused || undefined}
        data-still={reducedMotion || undefined}
      >
        {items.map(({ emoji, size, duration, delay, left }, index) => (
          <span
            key={left}
            css={styles.emoji}
            style={
              {
                left: `${left}%`,
                fontSize: `${size}px`,
                animationDuration: `${duration}s`,
                animationDelay: `${delay}s`,
              } as CSSProperties
            }
          >
            <EmojiOrFigure emoji={emoji} index={index} size={64} />
          </span>
        ))}
      </div>
      {!reducedMotion && (
        <button
          css={styles.toggle}
          type="button"
          aria-label={paused ? playLabel : pauseLabel}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
        </button>
      )}
    </>
  );
}

import { type CSSProperties, useMemo, useState } from 'react';
import { useReducedMotion } from '../hooks/index.ts';
import { Pause, Play } from '../icon/icons.ts';
import * as styles from './FloatingEmojis.styles.ts';
import { floats } from './floats.ts';

export interface FloatingEmojisProps {
  /** They repeat in order until there are 15. */
  emojis: readonly string[];
  /** Name of its button while they drift. */
  pauseLabel?: string;
  /** Name of its button while they stand still. */
  playLabel?: string;
}

/**
 * Emojis on tiles drift up beside the words of a hero, whose box must be `position: relative`, or below them where it is
 * narrow: leave them `SKY_BELOW` there. They stand still under reduced motion. As they never end, a button stops them
 * (WCAG 2.2.2).
 */
export function FloatingEmojis({
  emojis,
  pauseLabel = 'Parar os emojis',
  playLabel = 'Soltar os emojis',
}: FloatingEmojisProps) {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const items = useMemo(() => floats(emojis), [emojis]);
  if (emojis.length === 0) return null;
  return (
    <>
      <div
        css={styles.sky}
        aria-hidden="true"
        data-testid="floating-emojis"
        data-paused={paused || undefined}
        data-still={reduced || undefined}
      >
        {items.map(({ emoji, size, duration, delay, left }) => (
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
            {emoji}
          </span>
        ))}
      </div>
      {!reduced && (
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

import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { useReducedMotion } from '../hooks/index.ts';
import { Pause, Play } from '../icon/icons.ts';
import { token } from '../tokens/index.ts';
import { floats } from './floats.ts';

export interface FloatingEmojisProps {
  /** They repeat in order until there are 15. */
  emojis: readonly string[];
  /** Name of its button while they drift. */
  pauseLabel?: string;
  /** Name of its button while they stand still. */
  playLabel?: string;
}

const rise = keyframes({
  '0%': { transform: 'translateY(0) rotate(-8deg)', opacity: 0 },
  '12%': { opacity: 0.85 },
  '85%': { opacity: 0.85 },
  '100%': { transform: 'translateY(calc(-1 * var(--rise))) rotate(14deg)', opacity: 0 },
});

const Sky = styled.div({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  containerType: 'size',
  '--rise': '115cqh',
});

const Emoji = styled.span({
  position: 'absolute',
  insetBlockEnd: '-3rem',
  lineHeight: 1,
  opacity: 0,
  animationName: rise,
  animationTimingFunction: 'linear',
  animationIterationCount: 'infinite',
  '[data-paused] &': { animationPlayState: 'paused' },
});

const Toggle = styled.button({
  position: 'absolute',
  insetBlockEnd: token.space[3],
  insetInlineEnd: token.space[3],
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: `1px solid ${token.color.edge}`,
  borderRadius: token.radius.pill,
  background: token.color.raised,
  color: token.color.ink,
  cursor: 'pointer',
  zIndex: 1,
});

/**
 * Emojis drift up behind a hero, whose box must be `position: relative`. Not there under reduced motion. As they
 * never end, a button stops them (WCAG 2.2.2).
 */
export function FloatingEmojis({
  emojis,
  pauseLabel = 'Parar os emojis',
  playLabel = 'Soltar os emojis',
}: FloatingEmojisProps) {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const items = useMemo(() => floats(emojis), [emojis]);
  if (reduced || emojis.length === 0) return null;
  return (
    <>
      <Sky aria-hidden="true" data-testid="floating-emojis" data-paused={paused || undefined}>
        {items.map(({ emoji, size, duration, delay, left }) => (
          <Emoji
            key={left}
            style={{
              left: `${left}%`,
              fontSize: `${size}px`,
              animationDuration: `${duration}s`,
              animationDelay: `${delay}s`,
            }}
          >
            {emoji}
          </Emoji>
        ))}
      </Sky>
      <Toggle type="button" aria-label={paused ? playLabel : pauseLabel} onClick={() => setPaused(!paused)}>
        {paused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
      </Toggle>
    </>
  );
}

import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useMemo, useState } from 'react';
import { useReducedMotion } from '../hooks/index.ts';
import { token } from '../tokens/index.ts';
import { floats } from './floats.ts';

export interface FloatingEmojisProps {
  /** They repeat in order until there are 15. */
  emojis: readonly string[];
  /** Names of its button. */
  labels?: { pause: string; play: string };
}

const ptLabels = { pause: 'Parar os emojis', play: 'Soltar os emojis' };

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
export function FloatingEmojis({ emojis, labels = ptLabels }: FloatingEmojisProps) {
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
      <Toggle
        type="button"
        aria-label={paused ? labels.play : labels.pause}
        onClick={() => setPaused(!paused)}
      >
        {paused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
      </Toggle>
    </>
  );
}

import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

const row = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[3],
  color: token.color.inkSoft,
});

/** Clay tile whose pattern rotates. Under reduced motion, `base.css` stops every animation. */
const tile = css({ flex: 'none', width: '2em', height: '2em', color: token.color.accent });
const rotatingPattern = css({
  transformOrigin: 'center',
  animation: 'ia-turn 1.2s cubic-bezier(0.6, 0, 0.2, 1) infinite',
  '@keyframes ia-turn': { to: { transform: 'rotate(1turn)' } },
});

export interface SpinnerProps {
  /** Loading text. */
  label?: string;
  /**
   * Not announced: for a part that loads when its page opens, or inside a live region, which announces it.
   */
  quiet?: boolean;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Loading indicator with text. */
export function Spinner({ label = 'A carregar…', quiet = false, className }: SpinnerProps) {
  return (
    <span role={quiet ? undefined : 'status'} className={className} css={row}>
      <svg css={tile} viewBox="0 0 28 28" aria-hidden="true" fill="currentColor">
        <rect
          x="0.75"
          y="0.75"
          width="26.5"
          height="26.5"
          fill={token.tile.clay}
          stroke={token.tile.trace}
          strokeWidth="1.5"
        />
        <g css={rotatingPattern}>
          <path d="M5 13a8 8 0 0 1 8-8v8Z" />
          <path d="M23 15a8 8 0 0 1-8 8v-8Z" />
          <path d="M15 5a8 8 0 0 1 8 8h-8Z" opacity="0.45" />
          <path d="M13 23a8 8 0 0 1-8-8h8Z" opacity="0.45" />
        </g>
      </svg>
      <span>{label}</span>
    </span>
  );
}

import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

const row = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[3],
  color: token.color.inkSoft,
});

/** Four quarter circles that turn like a tile being laid. Under reduced motion they stand still beside the words. */
const tile = css({
  flex: 'none',
  width: '1.75em',
  height: '1.75em',
  color: token.color.accent,
  animation: 'ia-turn 1.2s cubic-bezier(0.6, 0, 0.2, 1) infinite',
  '@keyframes ia-turn': { to: { transform: 'rotate(1turn)' } },
});

export interface SpinnerProps {
  /** What is being waited for. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Something is being loaded, and says so in words as well. */
export function Spinner({ label = 'A carregar…', className }: SpinnerProps) {
  return (
    <span role="status" className={className} css={row}>
      <svg css={tile} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <path d="M2 11a9 9 0 0 1 9-9v9Z" />
        <path d="M22 13a9 9 0 0 1-9 9v-9Z" />
        <path d="M13 2a9 9 0 0 1 9 9h-9Z" opacity="0.45" />
        <path d="M11 22a9 9 0 0 1-9-9h9Z" opacity="0.45" />
      </svg>
      <span>{label}</span>
    </span>
  );
}

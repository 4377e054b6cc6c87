import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

const bar = css({
  display: 'block',
  height: '1em',
  borderRadius: token.radius.sm,
  background: token.color.line,
  animation: 'ia-breathe 1.6s ease-in-out infinite alternate',
  '@keyframes ia-breathe': { from: { opacity: 0.9 }, to: { opacity: 0.45 } },
  '& + &': { marginTop: token.space[3] },
});

export interface SkeletonProps {
  /** Number of text lines; the last one is shorter. */
  lines?: number;
  /** Height of a single block as a CSS length, instead of lines. */
  height?: string;
  /** Status text for screen readers. */
  label?: string;
  /** Not announced: for a part that loads when its page opens. */
  quiet?: boolean;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Placeholder for content of known shape, to prevent a layout shift. */
export function Skeleton({ lines = 3, height, label = 'A carregar…', quiet, className }: SkeletonProps) {
  const widths = height
    ? ['100%']
    : Array.from({ length: lines }, (_, i) => (i === lines - 1 ? '62%' : '100%'));
  return (
    <span role={quiet ? undefined : 'status'} className={className} css={{ display: 'block', width: '100%' }}>
      <span css={visuallyHidden}>{label}</span>
      {widths.map((width, index) => (
        <span
          key={index}
          css={bar}
          style={{ width, ...(height && { height, borderRadius: token.radius.md }) }}
        />
      ))}
    </span>
  );
}

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../tokens/index.ts';

const region = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: token.layer.toast,
  display: 'grid',
  justifyItems: 'end',
  gap: token.space[3],
  padding: `clamp(${token.space[4]}, 3vw, ${token.space[8]})`,
  pointerEvents: 'none',
  '& > *': { width: 'min(28rem, 100%)' },
});

const inFlow = css({ position: 'static', padding: 0, justifyItems: 'start' });

export interface ToastRegionProps {
  /** Toast elements, the newest last. */
  children?: ReactNode;
  /** Name of the region. */
  label?: string;
  /** Off when whoever owns the queue announces the notices itself, so that nothing is heard twice. */
  live?: 'polite' | 'off';
  /** Stands where it is written instead of over the page. */
  inline?: boolean;
}

/** Where notices appear. Keep it on the page even when it is empty: a live region must exist before it speaks. */
export function ToastRegion({
  children,
  label = 'Avisos',
  live = 'polite',
  inline = false,
}: ToastRegionProps) {
  return (
    <section aria-label={label} aria-live={live} aria-relevant="additions" css={[region, inline && inFlow]}>
      {children}
    </section>
  );
}

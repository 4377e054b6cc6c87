import { css } from '@emotion/react';
import { type HTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { column, media, token } from '../tokens/index.ts';

/** At 400 % zoom, or on a phone that lies on its side. The header scrolls away there too. */
const SHORT = '@media not all and (min-height: 30rem)';

const inFlow = css({ position: 'static', padding: 0, justifyItems: 'start', maxHeight: 'none' });

const over = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: token.layer.toast,
  display: 'grid',
  justifyItems: 'end',
  gap: token.space[3],
  padding: `clamp(${token.space[4]}, 3vw, ${token.space[8]})`,
  maxHeight: '75dvh',
  overflowY: 'auto',
  pointerEvents: 'none',
  '& > *': { width: 'min(28rem, 100%)' },
  [media.print]: { display: 'none' },
});

const head = css({
  ...column,
  display: 'grid',
  gap: token.space[3],
  paddingBlock: token.space[3],
  [media.print]: { display: 'none' },
});

/** Where a notice would cover what it is about, it takes room at the head of the page instead. */
const beside = css({
  [SHORT]: {
    ...column,
    position: 'static',
    justifyItems: 'start',
    maxHeight: 'none',
    paddingBlock: 0,
    '&:not(:empty)': { paddingBlock: token.space[3] },
  },
});

export interface ToastRegionProps extends HTMLAttributes<HTMLElement> {
  /** Toast elements that lie over the page, the newest last. */
  children?: ReactNode;
  /** Toast elements about the page as such. They take room where the region is written, and cover nothing. */
  standing?: readonly ReactNode[];
  /** Name of the region. */
  label?: string;
  /** Off when whoever owns the queue announces the notices itself, so that nothing is heard twice. */
  live?: 'polite' | 'off';
  /** Stands where it is written instead of over the page. */
  inline?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Where notices appear. Keep it on the page even when it is empty: a live region must exist before it speaks. */
export function ToastRegion({
  children,
  standing = [],
  label = 'Avisos',
  live = 'polite',
  inline = false,
  ...rest
}: ToastRegionProps) {
  const cover = useRef<HTMLDivElement>(null);
  // What gets the focus comes to stand above the notices, not behind them (WCAG 2.4.11). After each render, because
  // every notice has a height of its own.
  useLayoutEffect(() => {
    if (inline) return;
    const { style } = document.documentElement;
    const notices = cover.current;
    const covers = notices?.firstElementChild && getComputedStyle(notices).position === 'fixed';
    style.scrollPaddingBlockEnd = covers ? `${notices.offsetHeight}px` : '';
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  });
  return (
    <section {...rest} aria-label={label} aria-live={live} aria-relevant="additions">
      {standing.length > 0 && <div css={head}>{standing}</div>}
      <div ref={cover} css={[over, inline ? inFlow : beside]}>
        {children}
      </div>
    </section>
  );
}

import { css } from '@emotion/react';
import { type HTMLAttributes, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { column, media, token } from '../tokens/index.ts';

/** Low viewport: 400 % zoom, or a phone in landscape. The header is not sticky there either. */
const LOW_VIEWPORT = '@media not all and (min-height: 30rem)';

/** For `inline`: toasts take space where the region is. */
const inFlow = css({ position: 'static', padding: 0, justifyItems: 'start', maxHeight: 'none' });

/** Toasts at the bottom edge of the viewport, over the page. */
const overlay = css({
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

const bannerArea = css({
  ...column,
  display: 'grid',
  gap: token.space[3],
  paddingBlock: token.space[3],
  [media.print]: { display: 'none' },
});

/** On a low viewport toasts take space at the top of the page, so that they do not cover the content. */
const inFlowOnLowViewport = css({
  [LOW_VIEWPORT]: {
    ...column,
    position: 'static',
    justifyItems: 'start',
    maxHeight: 'none',
    paddingBlock: 0,
    '&:not(:empty)': { paddingBlock: token.space[3] },
  },
});

export interface ToastRegionProps extends HTMLAttributes<HTMLElement> {
  /** Toasts over the page, the newest last. */
  children?: ReactNode;
  /** Persistent toasts about the page itself. They take space in the flow and cover nothing. */
  banners?: readonly ReactNode[];
  /** Accessible name of the region. */
  label?: string;
  /** 'off' when the caller announces the toasts itself, to avoid double announcements. */
  live?: 'polite' | 'off';
  /** Renders in the flow instead of over the page. */
  inline?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Region of toasts. Keep it mounted even when empty: a live region must exist before its content changes. */
export function ToastRegion({
  children,
  banners = [],
  label = 'Avisos',
  live = 'polite',
  inline = false,
  ...rest
}: ToastRegionProps) {
  const overlayRef = useRef<HTMLDivElement>(null);
  // Scroll padding keeps focused elements above the toasts (WCAG 2.4.11). Updated after each render, because
  // the height of toasts varies.
  useLayoutEffect(() => {
    if (inline) return;
    const { style } = document.documentElement;
    const element = overlayRef.current;
    const coversPage = element?.firstElementChild && getComputedStyle(element).position === 'fixed';
    style.scrollPaddingBlockEnd = coversPage ? `${element.offsetHeight}px` : '';
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  });
  return (
    <section {...rest} aria-label={label} aria-live={live} aria-relevant="additions">
      {banners.length > 0 && <div css={bannerArea}>{banners}</div>}
      <div ref={overlayRef} css={[overlay, inline ? inFlow : inFlowOnLowViewport]}>
        {children}
      </div>
    </section>
  );
}

import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const box = css({ maxWidth: '100%', overflowX: 'auto' });

interface ScrollBoxProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * Scrolls code and tables horizontally, so that they do not widen the page. Focusable and named when it
 * overflows.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} css={box} {...(isScrollable && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </div>
  );
}

import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const box = css({ maxWidth: '100%', overflowX: 'auto' });

interface ScrollBoxProps {
  /** What is in it, in a word. */
  label: string;
  children: ReactNode;
}

/**
 * Code and tables scroll sideways here instead of widening the page. Where there is something to scroll the keyboard
 * gets in, and hears what it is.
 */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} css={box} {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}>
      {children}
    </div>
  );
}

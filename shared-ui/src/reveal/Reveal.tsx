import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { media, token } from '../tokens/index.ts';

export interface RevealProps {
  /** Content to reveal. */
  children: ReactNode;
  /** Delay in ms, to stagger neighbours. */
  delay?: number;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * Slides its content in once, when 10 % of it is visible. The content is visible initially and hidden only
 * after the observer reports it out of view, so nothing is lost without an observer.
 */
export function Reveal({ children, delay = 0, className }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        setIsWaiting(!entry.isIntersecting);
        if (entry.isIntersecting) observer.disconnect();
      },
      { threshold: 0.1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      css={slidingIn}
      ref={box}
      className={className}
      data-waiting={isWaiting || undefined}
      style={delay ? { transitionDelay: `${delay}ms` } : undefined}
    >
      {children}
    </div>
  );
}

const slidingIn = css({
  [media.motion]: {
    transition: `opacity 500ms ${token.motion.ease}, transform 500ms ${token.motion.ease}`,
    '&[data-waiting]': { opacity: 0, transform: 'translateY(1.5rem)' },
  },
  // Visible when focused or targeted before it scrolls into view.
  '&&:focus-within, &&:target': { opacity: 1, transform: 'none' },
  [media.print]: { '&&': { opacity: 1, transform: 'none' } },
});

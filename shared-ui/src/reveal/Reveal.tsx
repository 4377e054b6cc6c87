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
 * Moves its content into place once, shortly before it scrolls into view. It never hides the content: captures,
 * previews and quick scrolling show all of it.
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
      // A quarter of the viewport ahead.
      { rootMargin: '0px 0px 25% 0px' },
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
    transition: `transform 250ms ${token.motion.ease}`,
    '&[data-waiting]': { transform: 'translateY(1rem)' },
  },
  '&&:focus-within, &&:target': { transform: 'none' },
  [media.print]: { '&&': { transform: 'none' } },
});

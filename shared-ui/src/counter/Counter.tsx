import { css } from '@emotion/react';
import { useCountUp, useInViewOnce } from '../hooks/index.ts';
import { formatNumber } from '../number/index.ts';

export interface CounterProps {
  /** Final number. */
  value: number;
  /** Duration of the animation in ms. */
  duration?: number;
  /** Adds a plus sign after the number: "+" means "at least". */
  plus?: boolean;
  /** Suffix: " %". */
  suffix?: string;
}

/**
 * Number that counts up to its value once half of it is visible, and again when the value changes. Static
 * under reduced motion.
 */
export function Counter({ value, duration = 2000, plus = false, suffix = '' }: CounterProps) {
  const [ref, isVisible] = useInViewOnce<HTMLSpanElement>({ threshold: 0.5 });
  const animatedValue = useCountUp(value, { duration, running: isVisible });
  const format = (number: number) => `${formatNumber(number)}${plus ? '+' : ''}${suffix}`;
  return (
    <span css={figure} ref={ref} data-moving={animatedValue === value ? undefined : format(animatedValue)}>
      <span>{format(value)}</span>
    </span>
  );
}

/**
 * The final value is the only text. The animated number is painted over it as generated content, so that
 * screen readers, search, copy and print always get the final value.
 */
const figure = css({
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media not print': {
    '&[data-moving] > span': { opacity: 0 },
    '&[data-moving]::after': {
      position: 'absolute',
      inset: 0,
      // The second value has empty alternative text for screen readers; older browsers support only the
      // first.
      content: ['attr(data-moving)', 'attr(data-moving) / ""'] as unknown as string,
    },
  },
});

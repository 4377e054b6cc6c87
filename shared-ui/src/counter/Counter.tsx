import { css } from '@emotion/react';
import { useCountUp, useInViewOnce } from '../hooks/index.ts';
import { formatNumber } from '../number/index.ts';

export interface CounterProps {
  /** The number it ends at. */
  value: number;
  /** Milliseconds from the number shown to the value. */
  duration?: number;
  /** Writes a plus sign after the number: "+" means "at least". */
  plus?: boolean;
  /** Written after the number: " %". */
  suffix?: string;
}

/**
 * A number that counts up to its value once half of it is visible, and on from there when the value changes. Under
 * reduced motion it simply stands there.
 */
export function Counter({ value, duration = 2000, plus = false, suffix = '' }: CounterProps) {
  const [ref, seen] = useInViewOnce<HTMLSpanElement>({ threshold: 0.5 });
  const shown = useCountUp(value, { duration, running: seen });
  const written = (number: number) => `${formatNumber(number)}${plus ? '+' : ''}${suffix}`;
  return (
    <span css={figure} ref={ref} data-moving={shown === value ? undefined : written(shown)}>
      <span>{written(value)}</span>
    </span>
  );
}

/**
 * The value is the only text. The number on its way is painted over it, so that a screen reader, a search, a copy and a
 * print have the value whatever the animation shows.
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
      // The second one has words for a screen reader: none. Older browsers know only the first.
      content: ['attr(data-moving)', 'attr(data-moving) / ""'] as unknown as string,
    },
  },
});

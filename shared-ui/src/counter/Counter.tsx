import styled from '@emotion/styled';
import { useCountUp, useInViewOnce } from '../hooks/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';

export interface CounterProps {
  /** The number it ends at. */
  value: number;
  /** Milliseconds from 0 to the value. */
  duration?: number;
  /** Writes a plus sign after the number: "+" means "at least". */
  plus?: boolean;
  /** Written after the number: " %". */
  suffix?: string;
}

const Figure = styled.span({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const format = new Intl.NumberFormat('pt-PT', { useGrouping: true });

/**
 * A number that counts up to its value once half of it is visible. A screen reader is told the value only; under
 * reduced motion it simply stands there.
 */
export function Counter({ value, duration = 2000, plus = false, suffix = '' }: CounterProps) {
  const [ref, seen] = useInViewOnce<HTMLSpanElement>({ threshold: 0.5 });
  const shown = useCountUp(value, { duration, running: seen });
  const written = (number: number) => `${format.format(number)}${plus ? '+' : ''}${suffix}`;
  return (
    <Figure ref={ref}>
      <span aria-hidden="true">{written(shown)}</span>
      <span css={visuallyHidden}>{written(value)}</span>
    </Figure>
  );
}

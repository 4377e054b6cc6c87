import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../number/index.ts';
import * as styles from './ScoreBox.styles.ts';

export interface ScoreBoxProps {
  /** What is counted: "Pontos". */
  label: string;
  /** The score now. */
  value: number;
  /** Shown behind the value as "/ 15". */
  goal?: number;
  /** Says the new value to screen readers. Leave on in one box per page. */
  announced?: boolean;
}

/** Specification §9: a changed score is highlighted for 1 s. */
const HIGHLIGHT = 1000;

/** A score that stands out for a second when it changes. */
export function ScoreBox({ label, value, goal, announced = true }: ScoreBoxProps) {
  const highlighted = useHighlight(value);
  return (
    <div
      css={styles.box}
      data-highlight={highlighted || undefined}
      role={announced ? 'status' : undefined}
      aria-atomic="true"
    >
      <span css={styles.label}>{label}</span>
      <span css={styles.value}>
        {formatNumber(value)}
        {goal !== undefined && <span css={styles.goal}> / {formatNumber(goal)}</span>}
      </span>
    </div>
  );
}

/** True for a second after the value became another one; not for the first. */
function useHighlight(value: number): boolean {
  const previous = useRef(value);
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    setOn(true);
    const timer = setTimeout(() => setOn(false), HIGHLIGHT);
    return () => clearTimeout(timer);
  }, [value]);
  return on;
}

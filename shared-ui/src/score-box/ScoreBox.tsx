import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../number/index.ts';
import * as styles from './ScoreBox.styles.ts';

export interface ScoreBoxProps {
  /** Label: "Pontos". */
  label: string;
  /** Score; a change is highlighted. */
  value: number;
  /** Shown after the value as "/ 15". */
  goal?: number;
  /** Announces the new value to screen readers. Enable it in one box per page. */
  announced?: boolean;
}

/** A changed score is highlighted for 1 s. */
const HIGHLIGHT_MS = 1000;

/** Score with its label and goal. */
export function ScoreBox({ label, value, goal, announced = true }: ScoreBoxProps) {
  const isHighlighted = useHighlight(value);
  return (
    <div
      css={styles.box}
      data-highlight={isHighlighted || undefined}
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

/** True for HIGHLIGHT_MS after the value changed; false initially. */
function useHighlight(value: number): boolean {
  const previous = useRef(value);
  const [isHighlighted, setIsHighlighted] = useState(false);
  useEffect(() => {
    if (previous.current === value) return;
    previous.current = value;
    setIsHighlighted(true);
    const timer = setTimeout(() => setIsHighlighted(false), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return isHighlighted;
}

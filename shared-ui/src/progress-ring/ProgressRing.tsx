import { formatNumber } from '../number/index.ts';
import * as styles from './ProgressRing.styles.ts';

export interface ProgressRingProps {
  /** Name for a screen reader: "Pontos do curso". */
  label: string;
  /** Points reached; shown as they are. */
  points: number;
  /** Points at which the ring is full. */
  goal: number;
  /** Outer size in CSS pixels. */
  size?: number;
  /** Small words under the number; by default "de 200". Empty for none. */
  caption?: string;
}

const RADIUS = 45;
const LENGTH = 2 * Math.PI * RADIUS;

/** points / goal in percent, capped at 100 (specification §9); 0 for a goal of 0. */
const ringPercent = (points: number, goal: number): number =>
  goal > 0 ? Math.min(100, Math.max(0, (points / goal) * 100)) : 0;

/** Points against a goal as a ring, full from the goal on, with the number in the middle. */
export function ProgressRing({ label, points, goal, size = 128, caption }: ProgressRingProps) {
  const percent = ringPercent(points, goal);
  return (
    <span
      css={styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={`${formatNumber(points)} de ${formatNumber(goal)}`}
    >
      <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
        <circle css={styles.track} cx="50" cy="50" r={RADIUS} />
        {percent > 0 && (
          <circle
            css={styles.arc}
            cx="50"
            cy="50"
            r={RADIUS}
            transform="rotate(-90 50 50)"
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - percent / 100)}
          />
        )}
      </svg>
      <span css={styles.middle} aria-hidden="true">
        <span css={styles.value}>{formatNumber(points)}</span>
        <span css={styles.caption}>{caption ?? `de ${formatNumber(goal)}`}</span>
      </span>
    </span>
  );
}

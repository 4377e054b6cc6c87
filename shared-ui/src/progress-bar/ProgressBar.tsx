import { useId } from 'react';
import { formatNumber } from '../number/index.ts';
import * as styles from './ProgressBar.styles.ts';

export interface ProgressBarProps {
  /** Label: "Pontos", "Progresso do curso". Shown above the bar unless `hideLabel`. */
  label: string;
  /** Current value. */
  value: number;
  /** Value at which the bar is full. */
  max?: number;
  /** Text of the value; "6 de 15" by default. */
  valueText?: string;
  /** Hides label and value visually. */
  hideLabel?: boolean;
}

/** Progress as a bar and as text. The bar is full from `max`; the text shows the real value. */
export function ProgressBar({ label, value, max = 100, valueText, hideLabel = false }: ProgressBarProps) {
  const id = useId();
  const clampedValue = Math.min(Math.max(value, 0), max);
  const text = valueText ?? `${formatNumber(value)} de ${formatNumber(max)}`;
  return (
    <div css={styles.wrapper}>
      {!hideLabel && (
        <div css={styles.head}>
          <span id={id}>{label}</span>
          <span css={styles.value} aria-hidden="true">
            {text}
          </span>
        </div>
      )}
      <div
        css={styles.track}
        role="progressbar"
        aria-label={hideLabel ? label : undefined}
        aria-labelledby={hideLabel ? undefined : id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={clampedValue}
        aria-valuetext={text}
      >
        <div css={styles.fill} style={{ transform: `scaleX(${max > 0 ? clampedValue / max : 0})` }} />
      </div>
    </div>
  );
}
